import { TextField } from '@kronos/ui/TextField';
import { useApp, useMessages } from '../../../context/app-context.ts';
import type { PartProps } from './part.ts';
import { Section, textOf } from '../../../parts/Section.tsx';

/** The user's name. */
export function NameSection({ store, account }: PartProps) {
  const { session } = useApp();
  const t = useMessages();
  return (
    <Section
      title={t('account.name.title')}
      description={account.main_account && t('account.name.subUser', { name: account.main_account.name })}
      submitLabel={t('account.name.save')}
      onSave={async (fields) => {
        const name = textOf(fields, 'name').trim();
        const outcome = await store.rename({ name });
        if (outcome.kind === 'ok') session.amend({ name });
        return outcome;
      }}
    >
      <TextField
        name="name"
        label={t('account.name.label')}
        defaultValue={account.name}
        autoComplete="name"
        maxLength={100}
        isRequired
      />
    </Section>
  );
}
