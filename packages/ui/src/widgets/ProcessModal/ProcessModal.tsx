import { type ReactNode, useId, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from '../../components/Link/Link.tsx';
import { DialogBody, DialogHeader } from '../../components/Modal/DialogParts.tsx';
import { Modal } from '../../components/Modal/Modal.tsx';
import type { ModalProps } from '../../components/Modal/modal-props.ts';
import { Skeleton } from '../../components/Skeleton/Skeleton.tsx';
import { SkeletonRegion } from '../../components/Skeleton/SkeletonRegion.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { ChevronRightIcon } from '../../icons/actions.tsx';
import type { ProcessRow } from '../ProcessList/process-list-props.ts';
import { processTones } from '../ProcessList/process-tones.ts';
import { defaultProcessLabels, type ProcessLabels } from '../ProcessList/process-labels.ts';
import * as css from './ProcessModal.css.ts';
import { ProcessRows } from '../ProcessList/ProcessRows.tsx';

export interface ProcessDetail extends ProcessRow {
  /** The output of the command; undefined while it runs. */
  result?: string | undefined;
  /** The lines of the log. */
  log?: readonly string[] | undefined;
  /** The address of the node's page. */
  nodeHref?: string | undefined;
  /** The address of the node. */
  host?: string | undefined;
  /** The duration as text. */
  duration?: string | undefined;
}

interface DetailProps {
  /** The process to show. */
  process: ProcessDetail;
  /** The related processes; undefined while they load. */
  related?: readonly ProcessRow[] | undefined;
  /** Called when the list of related processes is expanded or collapsed, to load it then. */
  onRelatedOpenChange?: ((isOpen: boolean) => void) | undefined;
  /** Called when a related process is opened in place of this one. */
  onOpen: (id: ProcessRow['id']) => void;
  /** The component's texts. @default English, exactly as specified */
  labels?: Partial<ProcessLabels> | undefined;
}

export interface ProcessModalProps extends Pick<ModalProps, 'isOpen' | 'defaultOpen' | 'onOpenChange'>, DetailProps {
  /** The name for screen readers. */
  title: string;
}

/**
 * A dialog that shows one process in full, with related processes (spec §2).
 * @example
 * <ProcessModal title="Process 2" process={process} onOpen={open} isOpen={isOpen} onOpenChange={setOpen} />
 */
export function ProcessModal({ isOpen, defaultOpen, onOpenChange, title, ...detail }: ProcessModalProps) {
  return (
    <Modal isOpen={isOpen} defaultOpen={defaultOpen} onOpenChange={onOpenChange} size="large">
      <DialogHeader>{title}</DialogHeader>
      <DialogBody>
        {/* Another process starts with its list collapsed. */}
        <Detail key={detail.process.id} {...detail} />
      </DialogBody>
    </Modal>
  );
}

function Detail({ process, related, onRelatedOpenChange, onOpen, labels: words }: DetailProps) {
  const labels = { ...defaultProcessLabels, ...words };
  const id = useId();
  const [isUnfolded, setUnfolded] = useState(false);
  const { state, stateLabel, command, result, log, node, nodeHref, host, when, exactWhen, dateTime, duration } =
    process;
  const resultText = result === undefined ? labels.noResult : result.trim() === '' ? labels.emptyResult : result;
  return (
    <div className={css.detail}>
      <StatusDot tone={processTones[state]} isBusy={state === 'running'}>
        {stateLabel}
      </StatusDot>
      <dl className={css.facts}>
        <Fact term={labels.when}>
          <time dateTime={dateTime} title={exactWhen}>
            {when}
          </time>
        </Fact>
        <Fact term={labels.duration}>{duration}</Fact>
        <Fact term={labels.node}>{nodeHref ? <Link href={nodeHref}>{node}</Link> : node}</Fact>
        <Fact term={labels.host}>{host}</Fact>
      </dl>
      <Output id={`${id}-command`} label={labels.command}>
        {command}
      </Output>
      <Output id={`${id}-result`} label={labels.result}>
        {resultText}
      </Output>
      {log && log.length > 0 && (
        <Output id={`${id}-log`} label={labels.log}>
          {log.join('\n')}
        </Output>
      )}
      <div>
        <h3 className={css.heading}>
          <Button
            className={css.trigger}
            aria-expanded={isUnfolded}
            aria-controls={`${id}-related`}
            onPress={() => {
              setUnfolded(!isUnfolded);
              onRelatedOpenChange?.(!isUnfolded);
            }}
          >
            <span className={css.chevron}>
              <ChevronRightIcon />
            </span>
            {labels.related}
          </Button>
        </h3>
        <div id={`${id}-related`}>{isUnfolded && <Related related={related} onOpen={onOpen} labels={labels} />}</div>
      </div>
    </div>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className={css.fact}>
      <dt className={css.term}>{term}</dt>
      <dd className={css.value}>{children}</dd>
    </div>
  );
}

function Output({ id, label, children }: { id: string; label: string; children: string }) {
  return (
    <div className={css.fact}>
      <div id={id} className={css.term}>
        {label}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable box must be reachable by keyboard (WCAG 2.1.1) */}
      <pre role="group" aria-labelledby={id} tabIndex={0} dir="ltr" className={css.output}>
        {children}
      </pre>
    </div>
  );
}

function Related({ related, onOpen, labels }: Pick<DetailProps, 'related' | 'onOpen'> & { labels: ProcessLabels }) {
  if (!related) {
    return (
      <SkeletonRegion label={labels.loading}>
        <Skeleton width={80} />
        <Skeleton width={60} />
      </SkeletonRegion>
    );
  }
  if (related.length === 0) return <p className={css.none}>{labels.noRelated}</p>;
  return <ProcessRows label={labels.related} rows={related} onOpen={onOpen} />;
}
