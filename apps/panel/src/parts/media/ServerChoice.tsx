import { Select } from '@kronos/ui/Select';
import { useMessages } from '../../context/app-context.ts';

/** A server to choose. */
export interface NamedServer {
  readonly id: number;
  readonly name: string;
}

interface ServerChoiceProps {
  label: string;
  servers: readonly NamedServer[];
  /** Undefined stands for all of them. */
  value: number | undefined;
  onChange: (id: number | undefined) => void;
  /** Whether all of them can be chosen. @default false */
  hasAll?: boolean;
}

/** A choice among servers; renders nothing if there is only one. */
export function ServerChoice({ label, servers, value, onChange, hasAll = false }: ServerChoiceProps) {
  const t = useMessages();
  if (servers.length < 2) return null;
  const options = servers.map(({ id, name }) => ({ id: String(id), label: name }));
  return (
    <Select
      label={label}
      options={hasAll ? [{ id: 'all', label: t('plexTools.allServers') }, ...options] : options}
      value={value === undefined ? 'all' : String(value)}
      onChange={(id) => onChange(servers.find((server) => String(server.id) === id)?.id)}
    />
  );
}
