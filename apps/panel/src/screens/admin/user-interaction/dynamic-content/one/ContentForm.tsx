import type { ContentDraft } from '@kronos/api/contract';
import { Card } from '@kronos/ui/Card';
import { RichText } from '@kronos/ui/RichText';
import { Select } from '@kronos/ui/Select';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../../context/app-context.ts';
import { HtmlField } from '../../parts/HtmlField.tsx';
import { type FormDeps, WordsForm } from '../../parts/WordsForm.tsx';
import { audienceRoles } from '../../parts/words.ts';
import { places, placeWords } from '../place-words.ts';

/** Writes what stands in a place of the panel, for whom, and when. */
export function ContentForm(form: FormDeps<ContentDraft>) {
  const t = useMessages();
  return (
    <WordsForm
      {...form}
      kind="content"
      nameOf={({ name }) => name}
      title={form.saved.name}
      roles={audienceRoles}
      renderMessage={({ draft, change, saved, round }) => (
        <>
          <TextField
            name="name"
            label={t('words.column.name')}
            help={t('words.content.nameHelp')}
            maxLength={120}
            isRequired
            value={draft.name}
            onChange={(name) => change({ name })}
          />
          <HtmlField name="content" saved={saved} round={round} onChange={(content) => change({ content })} />
          {draft.content !== '' && (
            <Card title={t('words.preview')}>
              <RichText html={draft.content} />
            </Card>
          )}
        </>
      )}
      renderOccasion={({ draft, change }) => (
        <Select
          name="place"
          label={t('words.column.place')}
          value={draft.place}
          onChange={(id) => change({ place: places.find((place) => place === id) ?? 'dashboard_top' })}
          options={places.map((id) => ({ id, label: t(placeWords[id]) }))}
        />
      )}
    />
  );
}
