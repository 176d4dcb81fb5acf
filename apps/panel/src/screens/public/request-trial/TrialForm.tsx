import type { Contract, ResponseOf } from '@kronos/api/contract';
import { trials as routes } from '@kronos/api/routes/trials';
import { Button } from '@kronos/ui/Button';
import { EmailField } from '@kronos/ui/EmailField';
import { Form } from '@kronos/ui/Form';
import { Radio, RadioGroup } from '@kronos/ui/RadioGroup';
import { Select } from '@kronos/ui/Select';
import { TextArea } from '@kronos/ui/TextArea';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useState } from 'react';
import { useApp, useMessages } from '../../../context/app-context.ts';
import { serverTypeNames } from '../../../messages/server-types.ts';
import { textOf } from '../../../platform/form-text.ts';
import { useSubmission } from '../../../context/use-submission.ts';

export type TrialOffer = ResponseOf<Contract['trials']['offer']>['data'][number];

/** The fields of a request: the applicant and the product. */
export function TrialForm({ offer, onDone }: { offer: readonly TrialOffer[]; onDone: (email: string) => void }) {
  const { api } = useApp();
  const t = useMessages();
  const { submit, refusal, isPending, seconds } = useSubmission();
  const types = [...new Set(offer.map(({ type }) => type))];
  const [type, setType] = useState(types[0]);
  const ofType = offer.filter((product) => product.type === type);
  const [chosen, setChosen] = useState<string | null>(null);
  // A single product needs no choice; a product chosen for another media type does not count.
  const product = ofType.length === 1 ? ofType[0] : ofType.find(({ id }) => String(id) === chosen);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!type || !product) return;
    const fields = new FormData(event.currentTarget);
    const read = (name: string) => textOf(fields, name);
    const email = read('email').trim();
    const body = { name: read('name'), email, note: read('note'), type, product_id: product.id };
    void submit(
      () => api.extend({ trials: routes }).trials.request({ body }),
      () => onDone(email),
    );
  };

  return (
    <Form {...refusal} onSubmit={onSubmit}>
      <TextField name="name" label={t('guests.name')} maxLength={100} autoComplete="name" autoFocus isRequired />
      <EmailField name="email" label={t('guests.email')} autoComplete="email" isRequired />
      <RadioGroup
        name="type"
        label={t('guests.trial.type')}
        orientation="horizontal"
        value={type ?? null}
        onChange={(next) => setType(types.find((known) => known === next))}
        isRequired
      >
        {types.map((one) => (
          <Radio key={one} value={one}>
            {serverTypeNames[one]}
          </Radio>
        ))}
      </RadioGroup>
      <Select
        name="product_id"
        label={t('guests.trial.product')}
        placeholder={t('guests.trial.choose')}
        value={product ? String(product.id) : null}
        onChange={setChosen}
        options={ofType.map(({ id, name, text, trial_days: days }) => ({
          id: String(id),
          label: t('guests.trial.option', { name, days }),
          description: text,
        }))}
        isRequired
      />
      <TextArea name="note" label={t('guests.trial.note')} help={t('guests.trial.noteHelp')} limit={2000} />
      <Button type="submit" tone="accent" isWide isPending={isPending} isDisabled={seconds > 0}>
        {seconds > 0 ? t('guests.wait', { seconds }) : t('guests.trial.submit')}
      </Button>
    </Form>
  );
}
