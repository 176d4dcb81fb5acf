import type { Outcome } from '@kronos/api';
import { saveSystemFields } from '@kronos/api/forms/admin-settings';
import { Checkbox } from '@kronos/ui/Checkbox';
import { DescriptionList } from '@kronos/ui/DescriptionList';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { TextArea } from '@kronos/ui/TextArea';
import { TextField } from '@kronos/ui/TextField';
import { UrlField } from '@kronos/ui/UrlField';
import { useMessages } from '../../../context/app-context.ts';
import { ConflictDialog } from '../../../resource/ConflictDialog.tsx';
import type { Versions } from '../../../resource/use-conflict.ts';
import { useGuardedDraft } from '../../../resource/use-guarded-draft.ts';
import type { SystemChange, SystemForm } from '../../../stores/system-settings.ts';
import { brandChange, type BrandDraft, BrandFields } from '../../../parts/brand/BrandFields.tsx';

interface Draft extends BrandDraft {
  wiki_url: string;
  ombi_menu_name: string;
  ombi_url: string;
  maintenance_message: string;
  user_invite_keys: boolean;
  user_request_trial: boolean;
}

/** Where the fields have their labels. The dialog about a conflict cannot show images. */
const labels = {
  app_name: 'house.name',
  brand_color: 'house.color',
  wiki_url: 'house.wiki',
  ombi_url: 'house.tool.url',
  ombi_menu_name: 'house.tool.name',
  user_invite_keys: 'house.signUp.keys',
  user_request_trial: 'house.signUp.trial',
  maintenance_message: 'house.maintenance.message',
} as const;
const labelled = saveSystemFields.filter(({ name }) => name in labels);

interface SystemSettingsFormProps {
  saved: Readonly<SystemForm>;
  versions: Versions;
  onSave: (change: SystemChange, basedOn: string | undefined) => Promise<Outcome>;
}

/** Holds only what differs from what is saved, so that another admin's change shows in the fields left alone. */
export function SystemSettingsForm({ saved, versions, onSave }: SystemSettingsFormProps) {
  const t = useMessages();
  const { draft, change, form, conflict } = useGuardedDraft(draftOf(saved), {
    versions,
    merges: true,
    save: async ({ logo, icon, ...values }, basedOn) =>
      onSave({ ...values, ...(await brandChange({ ...values, logo, icon })) }, basedOn),
  });

  return (
    <>
      <ResourceForm
        title={t('house.title')}
        description={t('house.description')}
        {...form}
        labels={{ save: t('house.save') }}
      >
        <FormSection title={t('house.brand')} description={t('house.brand.text')}>
          <BrandFields draft={draft} saved={saved} onChange={change} />
        </FormSection>
        <FormSection title={t('house.links')} description={t('house.links.text')}>
          <UrlField
            name="wiki_url"
            label={t('house.wiki')}
            help={t('house.wiki.help')}
            value={draft.wiki_url}
            onChange={(wiki_url) => change({ wiki_url })}
          />
          <UrlField
            name="ombi_url"
            label={t('house.tool.url')}
            help={t('house.tool.help')}
            value={draft.ombi_url}
            onChange={(ombi_url) => change({ ombi_url })}
          />
          <TextField
            name="ombi_menu_name"
            label={t('house.tool.name')}
            maxLength={40}
            value={draft.ombi_menu_name}
            onChange={(ombi_menu_name) => change({ ombi_menu_name })}
          />
        </FormSection>
        <FormSection title={t('house.signUp')} description={t('house.signUp.text')}>
          <Checkbox
            name="user_invite_keys"
            isSelected={draft.user_invite_keys}
            onChange={(user_invite_keys) => change({ user_invite_keys })}
          >
            {t('house.signUp.keys')}
          </Checkbox>
          <Checkbox
            name="user_request_trial"
            isSelected={draft.user_request_trial}
            onChange={(user_request_trial) => change({ user_request_trial })}
          >
            {t('house.signUp.trial')}
          </Checkbox>
        </FormSection>
        <FormSection title={t('house.maintenance')} description={t('house.maintenance.text')}>
          <TextArea
            name="maintenance_message"
            label={t('house.maintenance.message')}
            help={t('house.maintenance.help')}
            limit={500}
            value={draft.maintenance_message}
            onChange={(maintenance_message) => change({ maintenance_message })}
          />
        </FormSection>
        <FormSection title={t('house.facts')} description={t('house.facts.text')}>
          <DescriptionList
            items={[
              {
                id: 'demo',
                label: t('house.facts.demo'),
                value: t(saved.demo_mode ? 'house.facts.on' : 'house.facts.off'),
              },
              { id: 'version', label: t('house.facts.version'), value: saved.app_version },
              { id: 'domain', label: t('house.facts.domain'), value: saved.kronos_domain },
              { id: 'tenant', label: t('house.facts.tenant'), value: saved.tenant },
            ]}
          />
        </FormSection>
      </ResourceForm>
      {conflict && (
        <ConflictDialog
          {...conflict}
          mine={{ ...conflict.mine }}
          theirs={{ ...conflict.theirs }}
          fields={labelled}
          texts={{ field: ({ name }) => ({ label: t(labels[name as keyof typeof labels]) }) }}
        />
      )}
    </>
  );
}

const draftOf = (saved: Readonly<SystemForm>): Draft => ({
  app_name: saved.app_name,
  brand_color: saved.brand_color ?? '',
  wiki_url: saved.wiki_url,
  ombi_menu_name: saved.ombi_menu_name,
  ombi_url: saved.ombi_url,
  maintenance_message: saved.maintenance_message,
  user_invite_keys: saved.user_invite_keys,
  user_request_trial: saved.user_request_trial,
});
