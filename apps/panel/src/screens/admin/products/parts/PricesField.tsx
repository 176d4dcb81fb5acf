import type { BillingCycle, Product } from '@kronos/api/contract';
import { useMessages } from '../../../../context/app-context.ts';
import { OptionalNumber } from '../../../../parts/OptionalNumber.tsx';
import type { OwnFieldProps } from '../../../../resource/form-inputs.tsx';
import { cycles, cycleWords } from '../words.ts';

type Prices = Product['prices'];

/** What a product costs, cycle by cycle; it is not sold in those that are left empty. */
export function PricesField({ name, value, onChange, draft }: OwnFieldProps<Prices, Pick<Product, 'currency'>>) {
  const t = useMessages();
  const amountOf = (cycle: BillingCycle) => {
    const price = value.find((one) => one.cycle === cycle);
    return price ? price.amount / 100 : null;
  };
  const set = (cycle: BillingCycle, amount: number | null) => {
    const others = value.filter((one) => one.cycle !== cycle);
    const all = amount === null ? others : [...others, { cycle, amount: Math.round(amount * 100) }];
    onChange(all.toSorted((a, b) => cycles.indexOf(a.cycle) - cycles.indexOf(b.cycle)));
  };
  return cycles.map((cycle) => (
    <OptionalNumber
      key={cycle}
      name={`${name}.${cycle}`}
      label={t('products.field.price', { cycle: t(cycleWords[cycle]) })}
      minValue={0}
      maxValue={1_000_000}
      hasNoSteppers
      formatOptions={{ style: 'currency', currency: draft.currency }}
      value={amountOf(cycle)}
      onChange={(amount) => set(cycle, amount)}
    />
  ));
}
