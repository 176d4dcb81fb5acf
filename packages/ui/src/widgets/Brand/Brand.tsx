import { Link } from 'react-aria-components/Link';
import * as css from './Brand.css.ts';

export interface BrandProps {
  /** The installation's name; also stands for the image where it cannot be seen. */
  name: string;
  /** Address or data URI of its logo; without one the name is written. */
  image?: string | undefined;
  /** Where it leads. */
  href?: string | undefined;
}

/** Whose panel this is. */
export function Brand({ name, image, href }: BrandProps) {
  const content = image ? (
    <img src={image} alt={name} className={css.image} />
  ) : (
    <>
      <Mark />
      <span className={css.name}>{name}</span>
    </>
  );
  return href === undefined ? (
    <span className={css.brand}>{content}</span>
  ) : (
    <Link href={href} className={css.brand}>
      {content}
    </Link>
  );
}

/** A clock face: the mark beside a written name. */
function Mark() {
  return (
    <svg width="22" height="22" viewBox="0 0 22 22" fill="none" aria-hidden="true" className={css.mark}>
      <circle cx="11" cy="11" r="9" stroke="currentColor" strokeWidth="2" />
      <path d="M11 11V5.6M11 11l4 2.6" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
    </svg>
  );
}
