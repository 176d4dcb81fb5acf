import { type ReactNode, useId } from 'react';
import { Button } from '../../components/Button/Button.tsx';
import { IconButton } from '../../components/IconButton/IconButton.tsx';
import { LinkButton } from '../../components/LinkButton/LinkButton.tsx';
import { Menu, MenuItem, MenuTrigger } from '../../components/Menu/Menu.tsx';
import { ExternalIcon, MoreIcon, PlayIcon, RestartIcon, StopIcon } from '../../icons/actions.tsx';
import * as css from './ServerCard.css.ts';
import {
  type ServerCardAction,
  type ServerCardActionName,
  type ServerCardLabels,
  serverCardActions,
} from './server-states.ts';

interface ServerActionsProps {
  main: ServerCardActionName | null;
  actions: Partial<Record<ServerCardActionName, ServerCardAction>>;
  labels: ServerCardLabels;
  /** The progress, which replaces the main action while an operation runs. */
  progress: ReactNode;
}

const icons = {
  open: <ExternalIcon />,
  start: <PlayIcon />,
  stop: <StopIcon />,
  restart: <RestartIcon />,
} satisfies Record<ServerCardActionName, ReactNode>;

/** The main action of the state, and a menu with the rest. */
export function ServerActions({ main, actions, labels, progress }: ServerActionsProps) {
  const action = main === null || progress ? undefined : actions[main];
  const rest = serverCardActions.filter(
    (name) => actions[name] !== undefined && (name !== main || progress !== undefined),
  );
  if (!progress && !action && rest.length === 0) return null;
  return (
    <div className={css.actions}>
      {progress}
      {main !== null && action && <MainAction name={main} action={action} label={labels.actions[main]} />}
      {rest.length > 0 && (
        <div className={css.menu}>
          <MenuTrigger>
            <IconButton label={labels.menu} icon={<MoreIcon size={20} />} />
            <Menu aria-label={labels.menu}>
              {rest.map((name) => (
                <MenuItem
                  key={name}
                  id={name}
                  icon={icons[name]}
                  isDisabled={actions[name]?.disabledReason !== undefined}
                  description={actions[name]?.disabledReason}
                  {...target(actions[name])}
                >
                  {labels.actions[name]}
                </MenuItem>
              ))}
            </Menu>
          </MenuTrigger>
        </div>
      )}
    </div>
  );
}

function MainAction({ name, action, label }: { name: ServerCardActionName; action: ServerCardAction; label: string }) {
  const reasonId = useId();
  const { onAction, href, disabledReason } = action;
  const look = { iconStart: icons[name], tone: name === 'start' ? ('accent' as const) : ('neutral' as const) };
  if (href !== undefined && disabledReason === undefined) {
    return (
      <LinkButton {...look} href={href} target="_blank" rel="noreferrer">
        {label}
      </LinkButton>
    );
  }
  return (
    <>
      <Button
        {...look}
        isUnavailable={disabledReason !== undefined}
        {...(disabledReason === undefined ? {} : { 'aria-describedby': reasonId })}
        onPress={() => onAction?.()}
      >
        {label}
      </Button>
      {disabledReason !== undefined && (
        <span id={reasonId} className={css.reason}>
          {disabledReason}
        </span>
      )}
    </>
  );
}

const target = ({ href, onAction }: ServerCardAction = {}) =>
  href === undefined ? { onAction: () => onAction?.() } : { href, target: '_blank', rel: 'noreferrer' };
