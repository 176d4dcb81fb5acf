import type { PopupDraft } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { Select } from '@kronos/ui/Select';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../../context/app-context.ts';
import { HtmlField } from '../../parts/HtmlField.tsx';
import { SizeField } from '../../parts/SizeField.tsx';
import { type FormDeps, WordsForm } from '../../parts/WordsForm.tsx';
import { audienceRoles } from '../../parts/words.ts';
import { occasions, occasionWords, types, typeWords } from '../popup-words.ts';
import { Preview } from './Preview.tsx';

/** Writes a popup: what it says, how it looks, to whom, and what it answers. */
export function PopupForm(form: FormDeps<PopupDraft>) {
  const t = useMessages();
  return (
    <WordsForm
      {...form}
      kind="popup"
      nameOf={({ title }) => title}
      title={form.saved.title}
      renderActions={(draft) => <Preview draft={draft} />}
      roles={audienceRoles}
      renderMessage={({ draft, change, saved, round }) => (
        <>
          <TextField
            name="title"
            label={t('words.column.title')}
            maxLength={120}
            isRequired
            value={draft.title}
            onChange={(title) => change({ title })}
          />
          <HtmlField name="body" saved={saved} round={round} onChange={(body) => change({ body })} />
          <Select
            name="type"
            label={t('words.column.tone')}
            value={draft.type}
            onChange={(id) => change({ type: types.find((type) => type === id) ?? 'info' })}
            options={types.map((id) => ({ id, label: t(typeWords[id]) }))}
          />
          <SizeField value={draft.size} onChange={(size) => change({ size })} />
          <Checkbox
            name="confirm_read"
            isSelected={draft.confirm_read}
            onChange={(confirm_read) => change({ confirm_read })}
            help={t('words.popup.confirmReadHelp')}
          >
            {t('words.popup.confirmRead')}
          </Checkbox>
        </>
      )}
      renderOccasion={({ draft, change }) => (
        <Select
          name="occasion"
          label={t('words.column.occasion')}
          help={t('words.popup.occasionHelp')}
          value={draft.occasion}
          onChange={(id) => change({ occasion: occasions.find((occasion) => occasion === id) ?? 'visit' })}
          options={occasions.map((id) => ({ id, label: t(occasionWords[id]) }))}
        />
      )}
    />
  );
}
