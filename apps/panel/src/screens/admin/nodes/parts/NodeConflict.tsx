import { updateFields } from '@kronos/api/forms/admin-nodes';
import { useMemo } from 'react';
import { useApp, useMessages } from '../../../../context/app-context.ts';
import { ConflictDialog } from '../../../../resource/ConflictDialog.tsx';
import { formTexts } from '../../../../resource/form-texts.ts';
import { bodyOf, type NodeForm } from './draft.ts';

/** Keys and certificates are never shown, and the owner has a name. */
const hidden = new Set<string>(['owner_id', 'ssh_key_id', 'ssh_private_key', 'tls_ca', 'tls_cert', 'tls_key']);
const owner = { name: 'owner', kind: 'text', initial: '' } as const;
const fields = [...updateFields.filter(({ name }) => !hidden.has(name)), owner];

interface NodeConflictProps extends Omit<Parameters<typeof ConflictDialog>[0], 'fields' | 'texts' | 'mine' | 'theirs'> {
  mine: NodeForm;
  theirs: NodeForm;
}

/** Shown when another admin saved the node while it was being edited here. */
export function NodeConflict({ mine, theirs, ...props }: NodeConflictProps) {
  const { messages } = useApp();
  const t = useMessages();
  const texts = useMemo(() => formTexts('nodes', t, messages.knows), [t, messages]);
  const valuesOf = (form: NodeForm) => ({ ...bodyOf(form), owner: form.owner?.name ?? t('nodes.house') });
  return (
    <ConflictDialog
      {...props}
      mine={valuesOf(mine)}
      theirs={valuesOf(theirs)}
      fields={fields}
      texts={{ field: (field) => (field.name === owner.name ? { label: t('nodes.fact.owner') } : texts.field(field)) }}
    />
  );
}
