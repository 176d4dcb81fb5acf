import type { ApiClient, ApiClientChange } from '@kronos/api/contract';
import type { Outcome } from '@kronos/api';
import { useMessages } from '../../../../context/app-context.ts';
import { useFormat } from '../../../../context/use-format.ts';
import { GuardedDialog } from '../../../../parts/GuardedDialog.tsx';
import type { Versions } from '../../../../resource/use-conflict.ts';
import { useDialogDraft } from '../../../../resource/use-dialog-draft.ts';
import { NameField } from './NameField.tsx';
import { ScopeFields } from './ScopeFields.tsx';
import { chosenIn, scopesOf, scopesText } from './scopes.ts';

interface EditClientProps {
  client: Readonly<Pick<ApiClient, 'name'>> & { readonly scopes: readonly ApiClient['scopes'][number][] };
  versions: Versions;
  /** Whether the client is a reseller panel. */
  isPanel: boolean;
  onSave: (change: ApiClientChange, basedOn: string | undefined) => Promise<Outcome>;
  onClose: () => void;
}

const fields = [
  { name: 'name', kind: 'text', initial: '' },
  { name: 'scopes', kind: 'text', initial: '' },
] as const;

/** Changes the name and the scopes of an API client. Mounted while it is open. */
export function EditClient({ client, versions, isPanel, onSave, onClose }: EditClientProps) {
  const t = useMessages();
  const format = useFormat();
  const { draft, change, save, conflict } = useDialogDraft<ApiClientChange>(
    { name: client.name, scopes: scopesOf(chosenIn(client.scopes)) },
    { versions, onSave: (_, basedOn, all) => onSave(all, basedOn) },
  );
  const wordsOf = ({ name, scopes }: ApiClientChange) => ({ name, scopes: scopesText(scopes, format, t) });
  return (
    <GuardedDialog
      title={t('apiClients.editTitle', { name: client.name })}
      submitLabel={t('apiClients.save')}
      cancelLabel={t('apiClients.cancel')}
      onSave={save}
      conflict={
        conflict && {
          ...conflict,
          mine: wordsOf(conflict.mine),
          theirs: wordsOf(conflict.theirs),
          fields,
          texts: { field: ({ name }) => ({ label: t(name === 'name' ? 'apiClients.name' : 'apiClients.scopes') }) },
        }
      }
      onClose={onClose}
    >
      <NameField value={draft.name} onChange={(name) => change({ name })} />
      <ScopeFields
        isForReseller={isPanel}
        value={chosenIn(draft.scopes)}
        onChange={(chosen) => change({ scopes: scopesOf(chosen) })}
      />
    </GuardedDialog>
  );
}
