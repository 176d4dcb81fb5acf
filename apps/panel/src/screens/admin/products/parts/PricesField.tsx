import type { BillingCycle, Product } from '@kronos/api/contract';
import { useEffect } from 'react';
import { useSnapshot } from 'valtio/react';
import { useMessages, useStore } from '../../../../context/app-context.ts';
import { OptionalNumber } from '../../../../parts/OptionalNumber.tsx';
import { createProductSettingsStore } from '../../../../parts/products/product-settings-store.ts';
import type { OwnFieldProps } from '../../../../resource/form-inputs.tsx';
import { cycles, cycleWords } from '../words.ts';

type Prices = Product['prices'];
/** A new product has no prices yet. */
type Priced = Pick<Product, 'currency'> & Partial<Pick<Product, 'prices'>>;

/** The prices of a product, for the installation's billing cycles and those already priced. Empty ones are not sold. */
export function PricesField({ name, value, onChange, draft, saved }: OwnFieldProps<Prices, Priced>) {
  const t = useMessages();
  const settings = useStore(createProductSettingsStore);
  const { read } = useSnapshot(settings.state);
  useEffect(() => {
    if (settings.state.read.status === 'idle') void settings.load();
  }, [settings]);
  const amountOf = (cycle: BillingCycle) => {
    const price = value.find((one) => one.cycle === cycle);
    return price ? price.amount / 100 : null;
  };
  const set = (cycle: BillingCycle, amount: number | null) => {
    const others = value.filter((one) => one.cycle !== cycle);
    const all = amount === null ? others : [...others, { cycle, amount: Math.round(amount * 100) }];
    onChange(all.toSorted((a, b) => cycles.indexOf(a.cycle) - cycles.indexOf(b.cycle)));
  };
  const sold: readonly BillingCycle[] = read.status === 'ready' ? read.data.cycles : [];
  const isAsked = (cycle: BillingCycle) =>
    read.status === 'failed' ||
    sold.includes(cycle) ||
    [...value, ...(saved.prices ?? [])].some((price) => price.cycle === cycle);
  return cycles
    .filter(isAsked)
    .map((cycle) => (
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
