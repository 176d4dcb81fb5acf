import type { BillingType } from '@kronos/api/contract';
import { RadioCard, RadioCards } from '@kronos/ui/RadioCards';
import { useMessages } from '../../../context/app-context.ts';

interface BillingStepProps {
  value: BillingType;
  onChange: (value: BillingType) => void;
}

/** How customers pay. */
export function BillingStep({ value, onChange }: BillingStepProps) {
  const t = useMessages();
  return (
    <RadioCards
      label={t('setup.billing.label')}
      columns={1}
      value={value}
      onChange={(chosen) => onChange(chosen === 'manual' ? 'manual' : 'none')}
    >
      <RadioCard value="none" title={t('setup.billing.none')} description={t('setup.billing.none.text')} />
      <RadioCard value="manual" title={t('setup.billing.manual')} description={t('setup.billing.manual.text')} />
    </RadioCards>
  );
}
