import type { MouseEvent } from 'react';
import { classes } from '../../css/classes.ts';
import * as css from './Brand.css.ts';

export interface BrandProps {
  /** The installation's name; also the alternative text of the logo. */
  name: string;
  /** The address or data URI of the logo; without it the name is shown. */
  image?: string | undefined;
  /** The address that it links to. */
  href?: string | undefined;
  /** Called to navigate without a page load; without it the browser follows the link. */
  onNavigate?: ((href: string) => void) | undefined;
}

/**
 * The name and the logo of the installation.
 * @example
 * <Brand name="Kronos" />
 */
export function Brand({ name, image, href, onNavigate }: BrandProps) {
  const content = image ? (
    <img src={image} alt={name} className={css.image} />
  ) : (
    <>
      <Mark />
      <span className={css.name}>{name}</span>
    </>
  );
  const look = classes(css.brand, !image && css.written);
  if (href === undefined) return <span className={look}>{content}</span>;
  const follow = (event: MouseEvent) => {
    if (!onNavigate || isForAnotherTab(event)) return;
    event.preventDefault();
    onNavigate(href);
  };
  return (
    <a href={href} onClick={follow} className={look}>
      {content}
    </a>
  );
}

/** Whether the browser should open the link in a new tab or window. */
const isForAnotherTab = ({ metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  metaKey || ctrlKey || shiftKey || altKey;

/** A clock face: the mark next to a written name. */
function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true" className={css.mark}>
      <circle cx="11" cy="11" r="9" stroke="currentColor" strokeWidth="2" />
      <path d="M11 11V5.6M11 11l4 2.6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
