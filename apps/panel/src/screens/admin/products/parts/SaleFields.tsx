import type { BillingCycle, ProductChange } from '@kronos/api/contract';
import { FormSection } from '@kronos/ui/FormSection';
import { Select } from '@kronos/ui/Select';
import { useMessages } from '../../../../context/app-context.ts';
import { cycles, cycleWords } from '../words.ts';
import { OptionalNumber } from '../../../../parts/OptionalNumber.tsx';

/** Those that most houses bill in; another that is saved already stays in the list. */
const currencies = ['EUR', 'USD', 'GBP', 'CHF', 'CAD', 'AUD', 'SEK', 'NOK', 'DKK', 'PLN', 'CZK', 'INR', 'BRL'];

interface SaleFieldsProps {
  draft: ProductChange;
  change: (more: Partial<ProductChange>) => void;
}

/** What it costs how often, how many there are, and what the billing system calls it. */
export function SaleFields({ draft, change }: SaleFieldsProps) {
  const t = useMessages();
  const { currency, prices } = draft;
  const known = currencies.includes(currency) ? currencies : [currency, ...currencies];
  const amountOf = (cycle: BillingCycle) => {
    const price = prices.find((one) => one.cycle === cycle);
    return price ? price.amount / 100 : null;
  };
  const setPrice = (cycle: BillingCycle, amount: number | null) => {
    const others = prices.filter((one) => one.cycle !== cycle);
    const all = amount === null ? others : [...others, { cycle, amount: Math.round(amount * 100) }];
    change({ prices: all.toSorted((a, b) => cycles.indexOf(a.cycle) - cycles.indexOf(b.cycle)) });
  };

  return (
    <FormSection title={t('products.section.sale')} description={t('products.section.saleText')}>
      <Select
        name="currency"
        label={t('products.field.currency')}
        value={currency}
        onChange={(next) => change({ currency: next ?? 'EUR' })}
        options={known.map((id) => ({ id, label: id }))}
      />
      {cycles.map((cycle) => (
        <OptionalNumber
          key={cycle}
          name={`prices.${cycle}`}
          label={t('products.field.price', { cycle: t(cycleWords[cycle]) })}
          minValue={0}
          maxValue={1_000_000}
          hasNoSteppers
          formatOptions={{ style: 'currency', currency }}
          value={amountOf(cycle)}
          onChange={(amount) => setPrice(cycle, amount)}
        />
      ))}
      <OptionalNumber
        name="stock"
        label={t('products.field.stock')}
        help={t('products.field.stockHelp')}
        minValue={0}
        maxValue={1_000_000}
        value={draft.stock}
        onChange={(stock) => change({ stock })}
      />
      <OptionalNumber
        name="billing_id"
        label={t('products.field.billing')}
        help={t('products.field.billingHelp')}
        minValue={1}
        hasNoSteppers
        formatOptions={{ useGrouping: false }}
        value={draft.billing_id}
        onChange={(billing_id) => change({ billing_id })}
      />
    </FormSection>
  );
}
