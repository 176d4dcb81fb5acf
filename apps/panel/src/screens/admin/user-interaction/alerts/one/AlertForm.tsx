import type { AlertDraft, AlertTone } from '@kronos/api/contract';
import { Banner } from '@kronos/ui/Banner';
import { Checkbox } from '@kronos/ui/Checkbox';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { TagField } from '@kronos/ui/TagField';
import { TextArea } from '@kronos/ui/TextArea';
import { useMessages } from '../../../../../context/app-context.ts';
import { type FormDeps, WordsForm } from '../../parts/WordsForm.tsx';
import { audienceRoles, toneWords } from '../../parts/words.ts';
import { chosenPages, pageOptions } from '../pages.ts';

const tones = ['info', 'success', 'warning', 'danger'] as const satisfies readonly AlertTone[];

/** Writes an alert: what it says, to whom, where and when. */
export function AlertForm(form: FormDeps<AlertDraft>) {
  const t = useMessages();
  return (
    <WordsForm
      {...form}
      kind="alert"
      nameOf={({ text }) => text}
      roles={audienceRoles}
      renderMessage={({ draft, change }) => (
        <>
          <TextArea
            name="text"
            label={t('words.column.text')}
            limit={500}
            isRequired
            value={draft.text}
            onChange={(text) => change({ text })}
          />
          <RadioGroup
            name="tone"
            label={t('words.column.tone')}
            orientation="horizontal"
            value={draft.tone}
            onChange={(value) => change({ tone: tones.find((tone) => tone === value) ?? 'info' })}
          >
            {tones.map((tone) => (
              <Radio key={tone} value={tone}>
                {t(toneWords[tone])}
              </Radio>
            ))}
          </RadioGroup>
          <Checkbox
            name="is_dismissible"
            isSelected={draft.is_dismissible}
            onChange={(is_dismissible) => change({ is_dismissible })}
            help={t('words.alert.dismissibleHelp')}
          >
            {t('words.alert.dismissible')}
          </Checkbox>
          <Banner label={t('words.preview')} tone={draft.tone}>
            {draft.text || t('words.alert.previewText')}
          </Banner>
        </>
      )}
      renderOccasion={({ draft, change }) => (
        <TagField
          name="pages"
          label={t('words.column.pages')}
          help={t('words.alert.pagesHelp')}
          placeholder={t('words.pages.all')}
          options={pageOptions(t)}
          value={chosenPages(draft.pages, t)}
          onChange={(chosen) => change({ pages: chosen.map(({ id }) => id) })}
          hasOptionalMark
        />
      )}
    />
  );
}
