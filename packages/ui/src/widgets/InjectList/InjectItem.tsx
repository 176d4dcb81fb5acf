import { type ReactNode, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { Stack } from '../../components/Stack/Stack.tsx';
import { Switch } from '../../components/Switch/Switch.tsx';
import { Text } from '../../components/Text/Text.tsx';
import type { InjectFailure, InjectListLabels } from './labels.ts';
import * as css from './InjectList.css.ts';

/** A folder that can become a library of a media server. */
export interface InjectRow {
  id: string;
  name: string;
  /** The kind of content as text. */
  kind: string;
  path: string;
  /** Whether it is a library. */
  isAdded: boolean;
  /** The operation on it that is running. */
  work?: 'adding' | 'removing' | undefined;
  /** Why the last attempt to add it failed. */
  failure?: InjectFailure | undefined;
}

interface InjectItemProps {
  row: InjectRow;
  labels: InjectListLabels;
  /** Called with whether it should be a library. Without it there is no switch. */
  onSwitch: ((isAdded: boolean) => void) | undefined;
  onRebuild: (() => void) | undefined;
  barrierId: string | undefined;
}

/** One folder: its switch, its state, and the options when it could not be added. */
export function InjectItem({ row, labels, onSwitch, onRebuild, barrierId }: InjectItemProps) {
  const { name, kind, path, isAdded, work, failure } = row;
  const item = useRef<HTMLLIElement>(null);
  const about = (
    <>
      {kind} ·{' '}
      <bdi dir="ltr" className={css.path}>
        {path}
      </bdi>
    </>
  );
  const state = (
    <StatusDot tone={work ? 'info' : isAdded ? 'success' : 'neutral'} isBusy={work !== undefined}>
      {work ? labels[work] : isAdded ? labels.added : labels.free}
    </StatusDot>
  );
  if (!onSwitch)
    return (
      <li className={css.row}>
        <Stack gap={4}>
          <Text weight="medium">{name}</Text>
          <Text size={13} tone="muted">
            {about}
          </Text>
        </Stack>
        <div className={css.plainState}>{state}</div>
      </li>
    );
  const barrier = {
    isUnavailable: barrierId !== undefined,
    ...(barrierId !== undefined && { 'aria-describedby': barrierId }),
  };
  const action =
    failure === 'path-missing'
      ? onRebuild && { label: labels.rebuild, onPress: onRebuild }
      : failure !== undefined && failure !== 'one-kind-each' && { label: labels.retry, onPress: () => onSwitch(true) };
  return (
    <li ref={item} data-key={row.id} className={css.row}>
      <Stack gap={8}>
        <Switch
          isSelected={work === undefined ? isAdded : work === 'adding'}
          // Not disabled: the focus stays on it while it works.
          isReadOnly={work !== undefined || barrierId !== undefined}
          help={about}
          error={failure && labels.failures[failure]}
          onChange={onSwitch}
          {...(barrierId !== undefined && { 'aria-describedby': barrierId })}
        >
          {name}
        </Switch>
        {action && work === undefined && (
          <FocusKeeper onGone={() => item.current?.querySelector('input')?.focus()}>
            <Button {...barrier} size="small" onPress={action.onPress} aria-label={`${action.label}: ${name}`}>
              {action.label}
            </Button>
          </FocusKeeper>
        )}
      </Stack>
      <div className={css.state}>{state}</div>
    </li>
  );
}

/** Calls `onGone` when its content is removed while the focus is in it. */
function FocusKeeper({ onGone, children }: { onGone: () => void; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const gone = useEffectEvent(onGone);
  useLayoutEffect(() => {
    const element = box.current;
    // React calls this before it removes the element from the page.
    return () => {
      if (element?.contains(document.activeElement)) gone();
    };
  }, []);
  return (
    <div ref={box} className={css.beside}>
      {children}
    </div>
  );
}
