import { Button } from '@kronos/ui/Button';
import { Card } from '@kronos/ui/Card';
import { Form } from '@kronos/ui/Form';
import { NumberField } from '@kronos/ui/NumberField';
import { Select } from '@kronos/ui/Select';
import { type FormEvent, useState } from 'react';
import { useMessages } from '../../../../context/app-context.ts';
import { useSubmission } from '../../../../context/use-submission.ts';
import { best, placeOptions } from '../../../../parts/places.ts';
import type { createTrialStore, TrialDetail } from './trial-store.ts';

/** The option for not creating a server. */
const none = 'none';

/** The form that approves a request: the product, the duration, and the node for its server. */
export function ApproveForm({ detail, store }: { detail: TrialDetail; store: ReturnType<typeof createTrialStore> }) {
  const t = useMessages();
  const { data: trial, products, nodes } = detail;
  const { submit, refusal, isPending } = useSubmission();
  const [product, setProduct] = useState(products.find(({ id }) => id === trial.product.id) ?? products[0]);
  const [days, setDays] = useState(product?.trial_days ?? 7);
  const [node, setNode] = useState(nodes.some(({ obstacles }) => obstacles.length === 0) ? best : none);
  const canDeploy = product?.has_image === true;
  const place = canDeploy ? node : none;

  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (!product) return;
    const body = { product_id: product.id, days, node_id: placeOf(place) };
    void submit(
      () => store.approve(trial.id, body),
      () => undefined,
    );
  };

  return (
    <Card title={t('trials.approve')} description={t('trials.approve.text')}>
      <Form {...refusal} onSubmit={onSubmit}>
        <Select
          name="product_id"
          label={t('trials.approve.product')}
          value={product ? String(product.id) : null}
          onChange={(id) => {
            const next = products.find((one) => String(one.id) === id);
            setProduct(next);
            if (next) setDays(next.trial_days);
          }}
          options={products.map(({ id, name, text }) => ({ id: String(id), label: name, description: text }))}
          isRequired
        />
        <NumberField
          name="days"
          label={t('trials.approve.days')}
          value={days}
          onChange={setDays}
          minValue={1}
          maxValue={365}
          isRequired
        />
        <Select
          name="node_id"
          label={t('trials.approve.node')}
          value={place}
          onChange={(id) => setNode(id ?? none)}
          isDisabled={!canDeploy}
          help={helpOf({ canDeploy, place }, t)}
          options={[{ id: none, label: t('trials.approve.noNode') }, ...placeOptions(nodes, t)]}
        />
        <Button type="submit" tone="accent" isPending={isPending}>
          {t('trials.approve.submit')}
        </Button>
      </Form>
    </Card>
  );
}

function placeOf(place: string): number | typeof best | null {
  if (place === none) return null;
  return place === best ? best : Number(place);
}

function helpOf(
  { canDeploy, place }: { canDeploy: boolean; place: string },
  t: ReturnType<typeof useMessages>,
): string {
  if (!canDeploy) return t('trials.approve.noImage');
  return place === none ? t('trials.approve.noNodeHelp') : t('trials.approve.nodeHelp');
}
