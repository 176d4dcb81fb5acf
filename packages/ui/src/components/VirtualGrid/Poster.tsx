import { type ReactNode, useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { Link } from 'react-aria-components/Link';
import { CheckIcon, CloseIcon } from '../../icons/actions.tsx';
import { ErrorIcon, InfoIcon } from '../../icons/status.tsx';
import { ClockIcon } from '../../icons/things.tsx';
import * as css from './VirtualGrid.css.ts';
import type { AvailabilityTone } from './virtual-grid-options.ts';

export interface PosterItem {
  id: string;
  title: string;
  /** A word or a number under the title, such as the year. */
  subtitle?: string | undefined;
  /**
   * The address of a picture in 2:3. The initials of the title are shown until it has loaded and when it fails to
   * load.
   */
  src?: string | undefined;
  /** The picture's main colour, shown until the picture fades in. */
  color?: string | undefined;
  /** The availability of the title, with a word such as "Available". */
  availability?: { tone: AvailabilityTone; label: string } | undefined;
  /** The address that it links to; without it the grid's `onAction` is called. */
  href?: string | undefined;
}

export interface PosterProps extends PosterItem {
  index: number;
  /** Whether the poster is the grid's only tab stop. */
  isStop: boolean;
  onAction: ((id: string) => void) | undefined;
}

/** One tile of a `VirtualGrid`. */
export function Poster({ id, index, isStop, href, onAction, ...item }: PosterProps) {
  const shared = {
    className: css.poster,
    excludeFromTabOrder: !isStop,
    'data-poster': index,
    onPress: () => onAction?.(id),
  };
  return href === undefined ? (
    <Button {...shared}>
      <PosterContent {...item} />
    </Button>
  ) : (
    <Link {...shared} href={href}>
      <PosterContent {...item} />
    </Link>
  );
}

function PosterContent({ title, subtitle, src, color, availability }: Omit<PosterItem, 'id' | 'href'>) {
  const [outcome, setOutcome] = useState<{ src: string; isLoaded: boolean }>();
  const isLoaded = outcome?.src === src && outcome?.isLoaded === true;
  const hasFailed = outcome?.src === src && outcome?.isLoaded === false;
  return (
    <>
      <span className={css.frame} style={color === undefined ? undefined : { backgroundColor: color }}>
        {src !== undefined && !hasFailed && (
          <img
            className={css.picture}
            src={src}
            alt=""
            loading="lazy"
            decoding="async"
            draggable={false}
            {...(isLoaded ? { 'data-loaded': '' } : {})}
            onLoad={() => setOutcome({ src, isLoaded: true })}
            onError={() => setOutcome({ src, isLoaded: false })}
          />
        )}
        {availability && (
          <span className={css.mark({ tone: availability.tone })}>
            {marks[availability.tone]}
            <span className={css.markText}>{availability.label}</span>
          </span>
        )}
      </span>
      <span className={css.title}>{title}</span>
      <span className={css.subtitle}>{subtitle}</span>
    </>
  );
}

const marks: Record<AvailabilityTone, ReactNode> = {
  success: <CheckIcon size={12} />,
  info: <InfoIcon size={12} />,
  warning: <ClockIcon size={12} />,
  danger: <ErrorIcon size={12} />,
  neutral: <CloseIcon size={12} />,
};
