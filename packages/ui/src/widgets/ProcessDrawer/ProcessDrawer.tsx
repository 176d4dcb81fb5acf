import { type RefObject, useLayoutEffect, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Drawer } from '../../components/Drawer/Drawer.tsx';
import { Link } from '../../components/Link/Link.tsx';
import { DialogBody, DialogFooter, DialogHeader } from '../../components/Modal/DialogParts.tsx';
import { Tooltip } from '../../components/Tooltip/Tooltip.tsx';
import { ClockIcon } from '../../icons/things.tsx';
import type { ProcessRow } from '../ProcessList/process-list-props.ts';
import { edge } from './edge.ts';
import { defaultProcessLabels, type ProcessLabels } from '../ProcessList/process-labels.ts';
import * as css from './ProcessDrawer.css.ts';
import { ProcessRows } from '../ProcessList/ProcessRows.tsx';

export interface ProcessDrawerProps {
  /** The processes of the last hour, newest first. The button appears once they have loaded (spec §2). */
  processes: readonly ProcessRow[] | undefined;
  /** Whether the drawer is open. */
  isOpen: boolean;
  /** Called when the drawer opens by its button, or closes. */
  onOpenChange: (isOpen: boolean) => void;
  /** Called when a process is opened, to show it in a `ProcessModal`. */
  onOpen: (id: ProcessRow['id']) => void;
  /** The address of the page with all processes, if there is one. */
  viewAllHref?: string | undefined;
  /** The age of the list as text. */
  age?: string | undefined;
  /** The component's texts. @default English, exactly as specified */
  labels?: Partial<ProcessLabels> | undefined;
}

/**
 * A floating button that opens the processes of the last hour in a drawer (spec §2).
 * @example
 * <ProcessDrawer processes={rows} isOpen={isOpen} onOpenChange={setOpen} onOpen={open} />
 */
export function ProcessDrawer({
  processes,
  isOpen,
  onOpenChange,
  onOpen,
  viewAllHref,
  age,
  labels: words,
}: ProcessDrawerProps) {
  const labels = { ...defaultProcessLabels, ...words };
  if (!processes) return null;
  return (
    <>
      <FloatingButton label={labels.title} onPress={() => onOpenChange(true)} />
      <Drawer isOpen={isOpen} onOpenChange={onOpenChange}>
        <DialogHeader description={age}>{labels.title}</DialogHeader>
        <DialogBody>
          {processes.length === 0 ? (
            <p className={css.empty}>{labels.empty}</p>
          ) : (
            <ProcessRows label={labels.title} rows={processes} onOpen={onOpen} />
          )}
        </DialogBody>
        {viewAllHref && (
          <DialogFooter>
            <div className={css.foot}>
              <Link isStandalone href={viewAllHref} onPress={() => onOpenChange(false)}>
                {labels.viewAll}
              </Link>
            </div>
          </DialogFooter>
        )}
      </Drawer>
    </>
  );
}

function FloatingButton({ label, onPress }: { label: string; onPress: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  useBottomHeight(button);
  return (
    <Tooltip content={label} placement="start">
      <Button ref={button} aria-label={label} className={css.button} onPress={onPress}>
        <ClockIcon size={20} />
      </Button>
    </Tooltip>
  );
}

/** Publishes the height of the button as a custom property, by which toasts keep clear of it. */
function useBottomHeight(button: RefObject<HTMLButtonElement | null>) {
  useLayoutEffect(() => {
    if (!button.current) return undefined;
    const { style } = document.documentElement;
    style.setProperty('--kr-shell-bottom', `${button.current.offsetHeight + edge}px`);
    return () => void style.removeProperty('--kr-shell-bottom');
  }, [button]);
}
