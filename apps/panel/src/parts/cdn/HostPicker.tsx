import type { CdnChoice } from '@kronos/api/contract';
import { CdnHostPicker } from '@kronos/ui/CdnHostPicker';
import { useEffect, useMemo } from 'react';
import { useSnapshot } from 'valtio/react';
import type { Snapshot } from 'valtio/vanilla';
import { useMessages, useStore } from '../../context/app-context.ts';
import { useFormat } from '../../context/use-format.ts';
import { hostOptions, pickerLabels } from './host-options.ts';
import { createLatencyStore } from './latency-store.ts';

interface HostPickerProps {
  label: string;
  hosts: readonly Snapshot<CdnChoice>[];
  /** The host that is in use. */
  used?: number | undefined;
  value: number | null;
  onChange: (id: number) => void;
  isDisabled?: boolean | undefined;
}

/** A choice of a CDN host, with its latency from this browser, which is measured once per visit. */
export function HostPicker({ label, hosts, used, value, onChange, isDisabled }: HostPickerProps) {
  const latency = useStore(createLatencyStore);
  const { times } = useSnapshot(latency.state);
  const t = useMessages();
  const format = useFormat();
  const labels = useMemo(() => pickerLabels(t, format), [t, format]);
  const options = useMemo(() => hostOptions(hosts, times, used), [hosts, times, used]);
  useEffect(() => void latency.measureNew(hosts), [latency, hosts]);
  return (
    <CdnHostPicker
      label={label}
      hosts={options}
      labels={labels}
      value={value === null ? null : String(value)}
      isDisabled={isDisabled}
      onChange={(id) => onChange(Number(id))}
      onMeasure={() => void latency.measureAll(hosts)}
    />
  );
}
