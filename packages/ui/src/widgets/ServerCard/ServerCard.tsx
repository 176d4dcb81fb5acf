import { type ReactNode, useId } from 'react';
import { Heading } from '../../components/Heading/Heading.tsx';
import type { HeadingLevel } from '../../components/Heading/heading-options.ts';
import { Link } from '../../components/Link/Link.tsx';
import { StatusDot } from '../../components/StatusDot/StatusDot.tsx';
import { classes } from '../../css/classes.ts';
import { EmbyIcon, JellyfinIcon, PlexIcon } from '../../icons/media-servers.tsx';
import { Spark } from '../Spark/Spark.tsx';
import { ServerActions } from './ServerActions.tsx';
import * as css from './ServerCard.css.ts';
import { type ServerCardOperation, ServerProgress } from './ServerProgress.tsx';
import {
  type ServerCardAction,
  type ServerCardActionName,
  type ServerCardLabels,
  type ServerCardStatus,
  type ServerCardType,
  stateLooks,
} from './server-states.ts';

export interface ServerCardPing {
  /** The newest ping with its unit, such as `23 ms`; null when there was no response. */
  text: string | null;
  /** At most 20 values in ms, oldest first; null where there was no response. */
  history: readonly (number | null)[];
}

export interface ServerCardProps {
  /** The server's own name. */
  name: string;
  /** The type of the media server, which determines the icon. */
  type: ServerCardType;
  /** The type as text, such as `Plex`. */
  typeLabel: string;
  /** The status, which determines the icon and the main action. */
  status: ServerCardStatus;
  /** The status as a word, such as `Running`. */
  statusLabel: string;
  /** All texts of the card. */
  labels: ServerCardLabels;
  /** The address of its page, which makes the name a link. */
  href?: string | undefined;
  /** The heading level of the name. @default 2 */
  level?: HeadingLevel | undefined;
  /** A quiet line under the name, such as version and node. */
  details?: ReactNode;
  /** The ping; undefined when it was never measured. */
  ping?: ServerCardPing | undefined;
  /** The known figures. Omit unknown ones. */
  figures?: readonly { label: string; value: string }[] | undefined;
  /** The age of the figures as text, when they are not current. */
  figuresAge?: string | undefined;
  /** An operation in progress: its progress replaces the main action, and actions are disabled. */
  operation?: ServerCardOperation | undefined;
  /** A note, such as an error or the age of the data. */
  note?: { tone: 'danger' | 'warning' | 'neutral'; text: ReactNode } | undefined;
  /** The available actions. */
  actions?: Partial<Record<ServerCardActionName, ServerCardAction>> | undefined;
}

const glyphs = { plex: PlexIcon, emby: EmbyIcon, jellyfin: JellyfinIcon };

/**
 * A summary of one media server, with its next action.
 * @example
 * <ServerCard {...server} />
 */
export function ServerCard({
  name,
  type,
  typeLabel,
  status,
  statusLabel,
  labels,
  href,
  level = 2,
  details,
  ping,
  figures,
  figuresAge,
  operation,
  note,
  actions,
}: ServerCardProps) {
  const titleId = useId();
  const Glyph = glyphs[type];
  const look = stateLooks[status];
  return (
    <article aria-labelledby={titleId} className={css.card}>
      <div className={css.head}>
        <span className={css.glyph}>
          <Glyph size={24} label={typeLabel} />
        </span>
        <div className={css.titles}>
          <div className={css.line}>
            <Heading id={titleId} level={level} size={16}>
              {href ? (
                <Link href={href} tone="neutral" isStandalone>
                  {name}
                </Link>
              ) : (
                name
              )}
            </Heading>
            <div className={css.status}>
              <StatusDot tone={look.tone} isBusy={look.isBusy || operation !== undefined}>
                {statusLabel}
              </StatusDot>
            </div>
          </div>
          {details && <div className={css.details}>{details}</div>}
        </div>
      </div>
      {(ping || (figures && figures.length > 0)) && (
        <div className={css.figuresPlace}>
          <dl className={css.figures}>
            {ping && (
              <div className={classes(css.figure, css.ping)}>
                <dt className={css.figureLabel}>{labels.ping}</dt>
                <dd className={css.figureValue}>
                  {ping.text ?? labels.noPing}
                  {ping.history.length > 1 && <Spark values={ping.history} label={labels.pingHistory} />}
                </dd>
              </div>
            )}
            {figures?.map(({ label, value }) => (
              <div key={label} className={css.figure}>
                <dt className={css.figureLabel}>{label}</dt>
                <dd className={css.figureValue}>{value}</dd>
              </div>
            ))}
          </dl>
          {figuresAge !== undefined && <p className={css.figureLabel}>{figuresAge}</p>}
        </div>
      )}
      {note && (
        <p className={css.note} data-tone={note.tone}>
          {note.text}
        </p>
      )}
      <ServerActions
        main={look.main}
        actions={actions ?? {}}
        labels={labels}
        progress={operation && <ServerProgress {...operation} />}
      />
    </article>
  );
}
