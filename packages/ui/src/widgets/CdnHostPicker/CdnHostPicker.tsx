import { useMemo, useState } from 'react';
import { Badge } from '../../components/Badge/Badge.tsx';
import { Button } from '../../components/Button/Button.tsx';
import { RadioCard, RadioCards } from '../../components/RadioCards/RadioCards.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { RefreshIcon } from '../../icons/actions.tsx';
import * as css from './CdnHostPicker.css.ts';
import { type CdnHostPickerLabels, defaultCdnHostPickerLabels } from './labels.ts';

export interface CdnHostOption {
  id: string;
  name: string;
  /** Whether the panel's last check got no response. The host can be chosen all the same. */
  isDown: boolean;
  isUsed: boolean;
  isPreferred: boolean;
  /** The response time in this browser in ms; null without a response, `measuring` meanwhile. */
  here: number | 'measuring' | null | undefined;
  /** The response time measured by the panel's server in ms; null if unknown. */
  panel: number | null;
}

export interface CdnHostPickerProps {
  /** The name of the choice. */
  label: string;
  /** The hosts, in the order in which they are shown. */
  hosts: readonly CdnHostOption[];
  /** The id of the chosen host; null for none. */
  value: string | null;
  /** Called with the id of the chosen host. */
  onChange: (id: string) => void;
  /** Called to measure every host again. Without it there is no button. */
  onMeasure?: (() => void) | undefined;
  /** Whether nothing can be chosen. @default false */
  isDisabled?: boolean | undefined;
  /** The component's texts. Keep them stable between renders. @default English */
  labels?: Partial<CdnHostPickerLabels> | undefined;
}

/**
 * A choice of one CDN host, each with its response times in this browser and at the panel.
 * @example
 * <CdnHostPicker label="CDN host" hosts={hosts} value={id} onChange={setId} onMeasure={measure} />
 */
export function CdnHostPicker({
  label,
  hosts,
  value,
  onChange,
  onMeasure,
  isDisabled = false,
  labels: words,
}: CdnHostPickerProps) {
  const labels = useMemo(() => ({ ...defaultCdnHostPickerLabels, ...words }), [words]);
  const isMeasuring = hosts.some(({ here }) => here === 'measuring');
  const [isAsked, setAsked] = useState(false);
  const answered = hosts.filter(hasAnswered);
  const fastest =
    answered.length === 0 ? undefined : answered.reduce((best, host) => (host.here < best.here ? host : best));
  // With one response there is nothing to compare.
  const isCompared = !isMeasuring && answered.length > 1;
  return (
    <div className={css.picker}>
      <div className={css.cards}>
        <RadioCards label={label} value={value} onChange={onChange} isDisabled={isDisabled}>
          {hosts.map((host) => (
            <RadioCard
              key={host.id}
              value={host.id}
              title={host.name}
              description={<Marks host={host} isFastest={isCompared && host === fastest} labels={labels} />}
              aside={<Times host={host} labels={labels} />}
            />
          ))}
        </RadioCards>
      </div>
      {onMeasure && (
        <Button
          size="small"
          iconStart={<RefreshIcon />}
          isPending={isMeasuring}
          pendingLabel={labels.measuring}
          onPress={() => {
            setAsked(true);
            onMeasure();
          }}
        >
          {labels.measure}
        </Button>
      )}
      <div role="status" className={css.report}>
        {isAsked && !isMeasuring && labels.measured(fastest?.name)}
      </div>
    </div>
  );
}

interface PartProps {
  host: CdnHostOption;
  labels: CdnHostPickerLabels;
}

function Marks({ host, isFastest, labels }: PartProps & { isFastest: boolean }) {
  return (
    <span className={css.marks}>
      {host.isUsed && <Badge tone="success">{labels.used}</Badge>}
      {host.isPreferred && <Badge>{labels.preferred}</Badge>}
      {isFastest && <Badge tone="accent">{labels.fastest}</Badge>}
      {host.isDown && <StatusDot tone="danger">{labels.down}</StatusDot>}
    </span>
  );
}

function Times({ host, labels }: PartProps) {
  const text = (value: CdnHostOption['here'], none: string) =>
    typeof value === 'number' ? labels.time(value) : value === 'measuring' ? labels.measuring : none;
  return (
    <span className={css.times}>
      <span className={css.place}>{labels.here}</span>
      <span className={css.time}>{text(host.here, host.here === null ? labels.silent : labels.unknown)}</span>
      <span className={css.place}>{labels.panel}</span>
      <span className={css.time}>{text(host.panel, host.isDown ? labels.silent : labels.unknown)}</span>
    </span>
  );
}

const hasAnswered = (host: CdnHostOption): host is CdnHostOption & { here: number } => typeof host.here === 'number';
