import type { Outcome } from '@kronos/api';
import type { InviteKeyDraft } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { EmailField } from '@kronos/ui/EmailField';
import { NumberField } from '@kronos/ui/NumberField';
import { TextArea } from '@kronos/ui/TextArea';
import { useState } from 'react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { FormDialog } from '../../../../parts/FormDialog.tsx';
import { MomentField } from '../../../../parts/MomentField.tsx';

interface InvitationDialogProps {
  /** The name of the inviter. */
  name: string;
  products: readonly { readonly id: number; readonly name: string }[];
  onCreate: (draft: InviteKeyDraft) => Promise<Outcome>;
  onClose: () => void;
}

const lifetime = 30 * 24 * 60 * 60 * 1000;

/** Asks for the products and limits of a new invitation key. Mounted while it is open. */
export function InvitationDialog({ name, products, onCreate, onClose }: InvitationDialogProps) {
  const { clock } = useApp();
  const t = useMessages();
  const [draft, setDraft] = useState<InviteKeyDraft>(() => ({
    email: null,
    product_ids: [],
    uses: 1,
    expires_at: new Date(clock.now() + lifetime).toISOString(),
    note: '',
  }));
  const put = (change: Partial<InviteKeyDraft>) => setDraft({ ...draft, ...change });

  return (
    <FormDialog
      title={t('users.invitations.createTitle', { name })}
      text={t('users.invitations.createText')}
      submitLabel={t('users.invitations.make')}
      cancelLabel={t('users.invitations.cancel')}
      onSave={() => onCreate(draft)}
      onClose={onClose}
    >
      <EmailField
        name="email"
        label={t('users.invitations.email')}
        help={t('users.invitations.emailHelp')}
        hasOptionalMark
        value={draft.email ?? ''}
        onChange={(email) => put({ email: email === '' ? null : email })}
      />
      {draft.email === null && (
        <NumberField
          name="uses"
          label={t('users.invitations.uses')}
          value={draft.uses}
          onChange={(uses) => put({ uses })}
          minValue={1}
          maxValue={100}
          isRequired
        />
      )}
      {products.length > 0 && (
        <CheckboxGroup
          name="product_ids"
          label={t('invitations.products')}
          help={t('users.invitations.productsHelp')}
          value={draft.product_ids.map(String)}
          onChange={(ids) => put({ product_ids: ids.map(Number) })}
        >
          {products.map((product) => (
            <Checkbox key={product.id} value={String(product.id)}>
              {product.name}
            </Checkbox>
          ))}
        </CheckboxGroup>
      )}
      <MomentField
        name="expires_at"
        label={t('invitations.expires')}
        help={t('users.invitations.expiresHelp')}
        hasOptionalMark
        value={draft.expires_at}
        onChange={(expires_at) => put({ expires_at })}
      />
      <TextArea
        name="note"
        label={t('users.invitations.note')}
        help={t('users.invitations.noteHelp')}
        value={draft.note}
        onChange={(note) => put({ note })}
        limit={300}
        hasOptionalMark
      />
    </FormDialog>
  );
}
