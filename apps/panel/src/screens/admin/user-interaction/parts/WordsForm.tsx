import type { Outcome } from '@kronos/api';
import type { AudienceRole } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { type ReactNode, useState } from 'react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useDraft } from '../../../../context/use-draft.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { AudienceField } from './AudienceField.tsx';
import { DeleteButton } from './DeleteButton.tsx';
import { PeriodFields } from './PeriodFields.tsx';
import type { Period } from './period.ts';
import { shortName } from './words.ts';
import type { WordsKind } from './words-office.ts';

/** What a form of one kind is given by its page. */
export interface FormDeps<D> {
  saved: D;
  onSave: (draft: D) => Promise<Outcome>;
  /** Absent for a new one. */
  onDelete?: () => Promise<Outcome>;
}

/** What is written, and how to write on. */
export interface Writing<D> {
  draft: D;
  change(more: Partial<D>): void;
  /** What the form began with, for a field that holds its own text: it begins anew with another `round`. */
  saved: D;
  round: number;
}

interface Shown<R> extends Period {
  audience: R[];
}

interface WordsFormProps<R extends AudienceRole, D extends Shown<R>> extends FormDeps<D> {
  kind: WordsKind;
  nameOf: (draft: D) => string;
  /** Its heading, once it is saved. @default the name of the kind */
  title?: string;
  renderActions?: (draft: D) => ReactNode;
  /** The fields of its message. */
  renderMessage: (writing: Writing<D>) => ReactNode;
  roles: readonly R[];
  renderAudienceHelp?: (draft: D) => ReactNode;
  /** Where or when it is seen, beside the roles. */
  renderOccasion?: (writing: Writing<D>) => ReactNode;
}

/** Writes one of any kind: what it says, to whom, and when. */
export function WordsForm<R extends AudienceRole, D extends Shown<R>>(props: WordsFormProps<R, D>) {
  const { kind, saved: given, onSave, onDelete, nameOf, roles } = props;
  const { renderActions, renderMessage, renderAudienceHelp, renderOccasion } = props;
  const { location } = useApp();
  const t = useMessages();
  // A new one begins when its page was opened, not when it is drawn again.
  const [first] = useState(given);
  const isNew = onDelete === undefined;
  const saved = isNew ? first : given;
  const { draft, change, form, round } = useDraft(saved, { isNew, save: onSave });
  const writing: Writing<D> = { draft, change, saved, round };
  /** The part of it that every kind has. */
  const shown: Writing<Shown<R>> = writing;
  const listHref = href(adminRoutes[`${kind}s`]);
  const text = t(`words.${kind}.delete.text`);

  return (
    <ResourceForm
      title={isNew ? t(`words.${kind}.new`) : (props.title ?? t(`words.${kind}`))}
      description={t(`words.${kind}.text`)}
      actions={renderActions?.(draft)}
      {...form}
      onCancel={() => location.navigate(listHref)}
      labels={{ save: t(`words.${kind}s.list.create`) }}
      dangerZone={
        onDelete && {
          title: t(`words.${kind}.delete.title`),
          description: text,
          action: (
            <DeleteButton
              words={{
                button: t(`words.${kind}.delete`),
                title: t('words.delete.ask', { name: shortName(nameOf(given)) }),
                text,
              }}
              onDelete={onDelete}
              listHref={listHref}
            />
          ),
        }
      }
    >
      <FormSection title={t('words.section.message')}>{renderMessage(writing)}</FormSection>
      <FormSection title={t('words.section.audience')} description={t(`words.${kind}.audienceText`)}>
        <AudienceField
          roles={roles}
          value={draft.audience}
          onChange={(audience) => shown.change({ audience })}
          help={renderAudienceHelp?.(draft)}
        />
        {renderOccasion?.(writing)}
      </FormSection>
      <FormSection title={t('words.section.period')} description={t('words.section.periodText')}>
        <Checkbox
          name="is_enabled"
          isSelected={draft.is_enabled}
          onChange={(is_enabled) => shown.change({ is_enabled })}
          help={t('words.enabledHelp')}
        >
          {t('words.enabled')}
        </Checkbox>
        <PeriodFields value={draft} onChange={shown.change} />
      </FormSection>
    </ResourceForm>
  );
}
