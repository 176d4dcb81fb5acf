import type { ReactNode } from 'react';
import { listRole } from '../../css/list-role.ts';
import { Link } from '../Link/Link.tsx';
import * as css from './Footer.css.ts';

export interface FooterProps {
  /** Small print, such as the years of the copyright and the version. Several elements are spread over the line. */
  children: ReactNode;
  /** Links to pages of the whole site. */
  links?: readonly { id: string; label: string; href: string }[] | undefined;
}

/**
 * The small print under a page. `AppShell` puts its `footer` into one.
 * @example
 * <Footer>Version 1.4</Footer>
 */
export function Footer({ children, links }: FooterProps) {
  return (
    <footer className={css.footer}>
      {children}
      {links && (
        <ul {...listRole('ul')} className={css.links}>
          {links.map(({ id, label, href }) => (
            <li key={id}>
              <Link tone="neutral" isStandalone href={href}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </footer>
  );
}
