import type { UserDetail } from '@kronos/api/contract';
import { Button } from '@kronos/ui/Button';
import { Checkbox } from '@kronos/ui/Checkbox';
import { EmailField } from '@kronos/ui/EmailField';
import { FormSection } from '@kronos/ui/FormSection';
import { NumberField } from '@kronos/ui/NumberField';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { TagField } from '@kronos/ui/TagField';
import { TextField } from '@kronos/ui/TextField';
import { useState } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useDraft } from '../../../../context/use-draft.ts';
import { SignInAs } from '../../../../parts/SignInAs.tsx';
import { DeleteDialog } from './DeleteDialog.tsx';
import { Facts } from './Facts.tsx';
import { changesOf, flagNames, profileOf } from './profile.ts';
import type { UserStore } from './user-store.ts';

/** Who somebody is and how the account is treated, to change. */
export function ProfileTab({ user, store }: { user: Snapshot<UserDetail>; store: UserStore }) {
  const { session } = useApp();
  const isSelf = useSnapshot(session.state).user?.id === user.id;
  const t = useMessages();
  const saved = profileOf(user);
  const { draft, change, form } = useDraft(saved, {
    save: (profile) => store.save(user.id, changesOf(saved, profile)),
  });
  const [isDeleting, setDeleting] = useState(false);

  const flags = {
    is_admin: [t('users.form.admin'), isSelf ? t('users.form.ownAdmin') : t('users.form.adminHelp')],
    is_moderator: [t('users.form.moderator'), t('users.form.moderatorHelp')],
    is_reseller: [t('users.form.reseller'), t('users.form.resellerHelp')],
    is_trial: [t('users.form.trial'), t('users.form.trialHelp')],
    is_contributor: [t('users.form.contributor'), t('users.form.contributorHelp')],
  } as const;
  const flag = (name: (typeof flagNames)[number]) => (
    <Checkbox
      key={name}
      name={name}
      isSelected={draft[name]}
      isDisabled={name === 'is_admin' && isSelf}
      onChange={(value) => change({ [name]: value })}
      help={flags[name][1]}
    >
      {flags[name][0]}
    </Checkbox>
  );

  return (
    <>
      <ResourceForm
        title={user.name}
        description={user.email}
        actions={!user.is_admin && <SignInAs user={user} />}
        {...form}
        dangerZone={{
          title: t('users.delete.zone'),
          description: user.undeletable ?? t('users.delete.zoneText'),
          action: (
            <Button tone="danger" isDisabled={user.undeletable !== null} onPress={() => setDeleting(true)}>
              {t('users.delete.button')}
            </Button>
          ),
        }}
      >
        <FormSection title={t('users.form.facts')}>
          <Facts user={user} />
        </FormSection>
        <FormSection title={t('users.form.identity')} description={t('users.form.identityText')}>
          <TextField
            name="name"
            label={t('users.form.name')}
            value={draft.name}
            onChange={(name) => change({ name })}
            maxLength={120}
            isRequired
          />
          <EmailField
            name="email"
            label={t('users.form.email')}
            value={draft.email}
            onChange={(email) => change({ email })}
            autoComplete="off"
            maxLength={254}
            isRequired
          />
        </FormSection>
        <FormSection title={t('users.form.roles')} description={t('users.form.rolesText')}>
          {flagNames.slice(0, 3).map(flag)}
        </FormSection>
        <FormSection title={t('users.form.flags')} description={t('users.form.flagsText')}>
          {flagNames.slice(3).map(flag)}
        </FormSection>
        <FormSection title={t('users.form.billing')}>
          <NumberField
            name="whmcs_id"
            label={t('users.form.whmcs')}
            help={t('users.form.whmcsHelp')}
            value={draft.whmcs_id ?? Number.NaN}
            onChange={(value) => change({ whmcs_id: Number.isNaN(value) ? null : value })}
            minValue={1}
            maxValue={2_147_483_647}
            formatOptions={{ useGrouping: false }}
            hasNoSteppers
            hasOptionalMark
          />
        </FormSection>
        <FormSection title={t('users.form.restrictions')} description={t('users.form.restrictionsText')}>
          <TagField
            name="restrictions"
            label={t('users.form.restrictions')}
            placeholder={t('users.form.restrictionsHint')}
            options={saved.restrictions.map((id) => ({ id, label: id }))}
            value={draft.restrictions.map((id) => ({ id, label: id }))}
            onChange={(tags) => change({ restrictions: tags.map(({ id }) => id) })}
            canCreate
            hasOptionalMark
          />
        </FormSection>
      </ResourceForm>
      <DeleteDialog user={user} store={store} isOpen={isDeleting} onOpenChange={setDeleting} />
    </>
  );
}
