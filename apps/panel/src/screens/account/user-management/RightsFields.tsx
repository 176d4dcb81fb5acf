import type { ServerRight } from '@kronos/api/contract';
import { Checkbox } from '@kronos/ui/Checkbox';
import { CheckboxGroup } from '@kronos/ui/CheckboxGroup';
import { useMessages } from '../../../context/app-context.ts';
import type { PlainKey } from '../../../messages/catalogue.ts';
import type { Rights } from './sub-users-store.ts';

const rights: readonly { right: ServerRight; label: PlainKey }[] = [
  { right: 'view', label: 'subUsers.right.view' },
  { right: 'power', label: 'subUsers.right.power' },
  { right: 'invites', label: 'subUsers.right.invites' },
  { right: 'backups', label: 'subUsers.right.backups' },
  { right: 'billing', label: 'subUsers.right.billing' },
];

interface RightsFieldsProps {
  servers: readonly { readonly id: number; readonly name: string }[];
  value: Rights;
  onChange: (value: Rights) => void;
}

/** The rights of a sub-user, a group of checkboxes for each server. Any right includes the right to see the server. */
export function RightsFields({ servers, value, onChange }: RightsFieldsProps) {
  const t = useMessages();
  const of = (id: number) => value.find((one) => one.id === id)?.rights ?? [];
  const choose = (id: number, chosen: readonly string[]) => {
    const before = of(id);
    const isBlinded = before.includes('view') && !chosen.includes('view');
    const next = rights.map(({ right }) => right).filter((right) => chosen.includes(right));
    const seeing: ServerRight[] = next.length > 0 && !next.includes('view') ? ['view', ...next] : next;
    onChange([...value.filter((one) => one.id !== id), { id, rights: isBlinded ? [] : seeing }]);
  };
  if (servers.length === 0) return <p>{t('subUsers.noServers')}</p>;
  return servers.map(({ id, name }) => (
    <CheckboxGroup key={id} label={name} value={of(id)} onChange={(chosen) => choose(id, chosen)}>
      {rights.map(({ right, label }) => (
        <Checkbox key={right} value={right}>
          {t(label)}
        </Checkbox>
      ))}
    </CheckboxGroup>
  ));
}
