import type { AnnouncementDraft } from '@kronos/api/contract';
import { TextField } from '@kronos/ui/TextField';
import { useMessages } from '../../../../../context/app-context.ts';
import { HtmlField } from '../../parts/HtmlField.tsx';
import { SizeField } from '../../parts/SizeField.tsx';
import { type FormDeps, WordsForm } from '../../parts/WordsForm.tsx';
import { greetedRoles } from '../../parts/words.ts';
import { Preview } from './Preview.tsx';
import { Reach } from './Reach.tsx';

/** Writes an announcement: what it says, how large, to whom and when. */
export function AnnouncementForm(form: FormDeps<AnnouncementDraft>) {
  const t = useMessages();
  return (
    <WordsForm
      {...form}
      kind="announcement"
      nameOf={({ header }) => header}
      title={form.saved.header}
      renderActions={(draft) => <Preview draft={draft} />}
      roles={greetedRoles}
      renderAudienceHelp={({ audience }) => <Reach audience={audience} />}
      renderMessage={({ draft, change, saved, round }) => (
        <>
          <TextField
            name="header"
            label={t('words.column.header')}
            maxLength={120}
            isRequired
            value={draft.header}
            onChange={(header) => change({ header })}
          />
          <HtmlField name="content" saved={saved} round={round} onChange={(content) => change({ content })} />
          <SizeField value={draft.size} onChange={(size) => change({ size })} />
        </>
      )}
    />
  );
}
