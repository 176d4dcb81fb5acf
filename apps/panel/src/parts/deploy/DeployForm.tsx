import { Button } from '@kronos/ui/Button';
import { ComboBox, type Option } from '@kronos/ui/ComboBox';
import { Form } from '@kronos/ui/Form';
import { DialogBody, DialogFooter, DialogHeader } from '@kronos/ui/Modal';
import { TextField } from '@kronos/ui/TextField';
import { type FormEvent, useId, useMemo, useState } from 'react';
import { useMessages, useStore } from '../../context/app-context.ts';
import { textOf } from '../../platform/form-text.ts';
import { useSubmission } from '../../context/use-submission.ts';
import { Callout } from '../Callout.tsx';
import { createDeployStore } from './deploy-store.ts';
import { NodeField } from './NodeField.tsx';
import { best } from '../places.ts';

/** The product, if it is already chosen. */
export interface DeployedProduct {
  readonly id: number;
  readonly name: string;
  /** How many can still be sold; null is unlimited. */
  readonly stock: number | null;
}

interface DeployFormProps {
  product?: DeployedProduct | undefined;
  onClose: () => void;
}

/** Deploys a server: owner, product, name and node. */
export function DeployForm({ product: given, onClose }: DeployFormProps) {
  const store = useStore(createDeployStore);
  const t = useMessages();
  const findProducts = useMemo(() => store.findProducts(t), [store, t]);
  const formId = useId();
  const { submit, refusal, isPending } = useSubmission();
  const [owner, setOwner] = useState<Option | null>(null);
  const [product, setProduct] = useState<Option | null>(given ? { id: String(given.id), label: given.name } : null);
  const [name, setName] = useState('');
  const isSoldOut = given?.stock === 0;
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!owner || !product) return;
    const node = textOf(new FormData(event.currentTarget), 'node_id');
    const node_id = node === best || node === '' ? null : Number(node);
    const body = { owner_id: Number(owner.id), product_id: Number(product.id), name, node_id };
    void submit(() => store.deploy(body), onClose);
  };

  return (
    <>
      <DialogHeader description={t('deploy.text')}>
        {given ? t('deploy.titleOf', { product: given.name }) : t('deploy.title')}
      </DialogHeader>
      <DialogBody>
        <Form id={formId} {...refusal} onSubmit={onSubmit}>
          {isSoldOut && (
            <Callout tone="warning" label={t('deploy.stock')}>
              {t('deploy.soldOut')}
            </Callout>
          )}
          <ComboBox
            name="owner_id"
            label={t('deploy.owner')}
            placeholder={t('deploy.ownerHint')}
            options={store.findOwners}
            value={owner}
            onChange={setOwner}
            isRequired
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to fill it in
            autoFocus
          />
          {!given && (
            <ComboBox
              name="product_id"
              label={t('deploy.product')}
              options={findProducts}
              value={product}
              onChange={setProduct}
              isRequired
            />
          )}
          <TextField
            name="name"
            label={t('deploy.name')}
            help={t('deploy.name.help')}
            maxLength={100}
            hasOptionalMark
            value={name}
            onChange={setName}
          />
          <NodeField key={`${owner?.id} ${product?.id}`} owner={owner?.id} product={product?.id} store={store} />
        </Form>
      </DialogBody>
      <DialogFooter>
        <Button onPress={onClose} isDisabled={isPending}>
          {t('deploy.cancel')}
        </Button>
        <Button type="submit" form={formId} tone="accent" isPending={isPending} isDisabled={isSoldOut}>
          {t('deploy.submit')}
        </Button>
      </DialogFooter>
    </>
  );
}
