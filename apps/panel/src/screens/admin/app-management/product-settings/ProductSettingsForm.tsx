import type { Outcome } from '@kronos/api';
import type { ProductSettings } from '@kronos/api/contract';
import { updateFields } from '@kronos/api/forms/admin-products';
import { saveFields } from '@kronos/api/forms/admin-product-settings';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { FormFields } from '@kronos/ui/FormFields';
import { FormSection } from '@kronos/ui/FormSection';
import { ResourceForm } from '@kronos/ui/ResourceForm';
import { useMemo } from 'react';
import type { Snapshot } from 'valtio/vanilla';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { CurrencyField } from '../../../../parts/products/CurrencyField.tsx';
import { ImageField } from '../../../../parts/products/ImageField.tsx';
import { ConflictDialog } from '../../../../resource/ConflictDialog.tsx';
import { differing } from '../../../../resource/differing.ts';
import { formTexts } from '../../../../resource/form-texts.ts';
import { valuesOf } from '../../../../resource/form-values.ts';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useGuardedDraft } from '../../../../resource/use-guarded-draft.ts';

const [{ options: cycles }] = saveFields;
const serverTypes = ['plex', 'emby', 'jellyfin'] as const;
/** The fields of the product form, because both are required there. */
const offerFields = updateFields.filter(({ name }) => name === 'visibility' || name === 'trial_days');
const limitFields = saveFields.filter(({ name }) => updateFields.some((field) => field.name === `limits.${name}`));

interface ProductSettingsFormProps {
  saved: Snapshot<ProductSettings>;
  versions: Versions;
  onSave: (change: Partial<ProductSettings>, basedOn: string | undefined) => Promise<Outcome>;
}

/** The settings as a form that sends only what was changed. */
export function ProductSettingsForm({ saved, versions, onSave }: ProductSettingsFormProps) {
  const { messages } = useApp();
  const t = useMessages();
  const texts = useMemo(() => formTexts('products', t, messages.knows), [t, messages]);
  const { draft, change, form, round, conflict } = useGuardedDraft<ProductSettings>(
    { ...saved, cycles: [...saved.cycles] },
    { versions, merges: true, save: (values, basedOn) => onSave(differing(values, saved), basedOn) },
  );

  const wordsOf = ({ name }: { name: string }) => {
    const type = serverTypes.find((one) => name === `${one}_image`);
    if (type) return { label: t(`products.type.${type}`) };
    if (name === 'cycles')
      return {
        label: t('productSettings.cycles'),
        option: (cycle: string) => t(`productSettings.cycle.${cycle as (typeof cycles)[number]}`),
      };
    return texts.field({ name: limitFields.some((field) => field.name === name) ? `limits.${name}` : name });
  };

  return (
    <>
      <ResourceForm title={t('productSettings.title')} description={t('productSettings.text')} {...form}>
        <FormSection title={t('productSettings.sale')} description={t('productSettings.sale.text')}>
          <CheckboxGroup
            name="cycles"
            label={t('productSettings.cycles')}
            isRequired
            value={draft.cycles}
            onChange={(chosen) => change({ cycles: cycles.filter((cycle) => chosen.includes(cycle)) })}
          >
            {cycles.map((cycle) => (
              <Checkbox key={cycle} value={cycle}>
                {t(`productSettings.cycle.${cycle}`)}
              </Checkbox>
            ))}
          </CheckboxGroup>
          <CurrencyField
            name="currency"
            label={t('products.field.currency')}
            help={t('productSettings.currency.help')}
            value={draft.currency}
            onChange={(currency) => change({ currency })}
            draft={draft}
            saved={saved}
          />
        </FormSection>
        <FormSection title={t('productSettings.offer')} description={t('productSettings.offer.text')}>
          <FormFields
            key={round}
            fields={offerFields}
            values={valuesOf(offerFields, draft)}
            texts={texts.field}
            onChange={(name, value) => change({ [name]: value })}
          />
        </FormSection>
        <FormSection title={t('productSettings.images')} description={t('productSettings.images.text')}>
          {serverTypes.map((type) => (
            <ImageField
              key={`${type} ${round}`}
              name={`${type}_image`}
              label={t(`products.type.${type}`)}
              help={undefined}
              value={draft[`${type}_image`]}
              onChange={(image) => change({ [`${type}_image`]: image })}
              draft={{ type }}
              saved={{ type }}
            />
          ))}
        </FormSection>
        <FormSection title={t('productSettings.limits')} description={t('productSettings.limits.text')}>
          <FormFields
            key={round}
            fields={limitFields}
            values={valuesOf(limitFields, draft)}
            texts={({ name }) => texts.field({ name: `limits.${name}` })}
            onChange={(name, value) => change({ [name]: value })}
          />
        </FormSection>
      </ResourceForm>
      {conflict && <ConflictDialog {...conflict} fields={saveFields} texts={{ field: wordsOf }} />}
    </>
  );
}
