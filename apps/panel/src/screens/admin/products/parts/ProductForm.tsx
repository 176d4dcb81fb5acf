import type { Outcome } from '@kronos/api';
import type { LimitName, ProductChange, ProductType } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { FormSection } from '@kronos/ui/FormSection';
import { NumberField } from '@kronos/ui/NumberField';
import { ResourceForm, type ResourceFormProps } from '@kronos/ui/ResourceForm';
import { TextArea } from '@kronos/ui/TextArea';
import { TextField } from '@kronos/ui/TextField';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { useDraft } from '../../../../context/use-draft.ts';
import { adminRoutes } from '../../../../routes/areas/admin.ts';
import { href } from '../../../../routes/href.ts';
import { limitFormats, limitWords, typeFacts } from '../words.ts';
import { OptionalNumber } from '../../../../parts/OptionalNumber.tsx';
import { SaleFields } from './SaleFields.tsx';

interface ProductFormProps extends Pick<ResourceFormProps, 'actions' | 'dangerZone'> {
  type: ProductType;
  saved: ProductChange;
  /** One that exists has its name as its heading. */
  title?: string;
  description?: string;
  onSave: (draft: ProductChange) => Promise<Outcome>;
}

/** Below it nothing could run. */
const leastOf = (limit: LimitName): number => (limit === 'cpus' ? 0.1 : limit === 'pids' ? 64 : 1);

/** Writes a product; which fields there are is its type's matter. */
export function ProductForm({ type, saved, title, description, onSave, ...page }: ProductFormProps) {
  const { location } = useApp();
  const t = useMessages();
  const { draft, change, form } = useDraft(saved, { isNew: title === undefined, save: onSave });
  const { category, limits, name, text } = typeFacts[type];
  const isServer = category === 'server';

  return (
    <ResourceForm
      title={title ?? t('products.new', { type: t(name) })}
      description={description ?? t(text)}
      {...page}
      {...form}
      onCancel={() => location.navigate(href(adminRoutes.products))}
      labels={{ save: t('products.list.create') }}
    >
      <FormSection title={t('products.section.offer')} description={t('products.section.offerText')}>
        <TextField
          name="name"
          label={t('products.field.name')}
          maxLength={120}
          isRequired
          value={draft.name}
          onChange={(next) => change({ name: next })}
        />
        <TextArea
          name="text"
          label={t('products.field.text')}
          limit={2000}
          hasOptionalMark
          value={draft.text}
          onChange={(next) => change({ text: next })}
        />
        <Checkbox
          name="visibility"
          isSelected={draft.visibility === 'public'}
          onChange={(isPublic) => change({ visibility: isPublic ? 'public' : 'hidden' })}
          help={t('products.field.publicHelp')}
        >
          {t('products.field.public')}
        </Checkbox>
      </FormSection>
      {isServer && (
        <FormSection title={t('products.section.server')} description={t('products.section.serverText')}>
          <TextField
            name="image"
            label={t('products.field.image')}
            help={t('products.field.imageHelp')}
            maxLength={255}
            hasOptionalMark
            spellCheck="false"
            value={draft.image ?? ''}
            onChange={(image) => change({ image: image === '' ? null : image })}
          />
        </FormSection>
      )}
      {limits.length > 0 && (
        <FormSection
          title={t('products.section.limits')}
          description={isServer ? t('products.section.limitsText') : t('products.section.gainText')}
        >
          {limits.map((limit) => (
            <OptionalNumber
              key={limit}
              name={`limits.${limit}`}
              label={t(limitWords[limit])}
              minValue={leastOf(limit)}
              hasNoSteppers
              formatOptions={limitFormats[limit]}
              value={draft.limits[limit]}
              onChange={(value) => change({ limits: { ...draft.limits, [limit]: value } })}
            />
          ))}
        </FormSection>
      )}
      {isServer && (
        <FormSection title={t('products.section.trial')} description={t('products.section.trialText')}>
          <Checkbox
            name="is_offered_for_trial"
            isSelected={draft.is_offered_for_trial}
            onChange={(is_offered_for_trial) => change({ is_offered_for_trial })}
            help={t('products.field.trialHelp')}
          >
            {t('products.field.trial')}
          </Checkbox>
          <NumberField
            name="trial_days"
            label={t('products.field.trialDays')}
            minValue={1}
            maxValue={365}
            isRequired
            value={draft.trial_days}
            onChange={(days) => change({ trial_days: Number.isNaN(days) ? saved.trial_days : days })}
          />
        </FormSection>
      )}
      <SaleFields draft={draft} change={change} />
    </ResourceForm>
  );
}
