import { Link } from 'react-aria-components/Link';
import { listRole } from '../../css/list-role.ts';
import { defaultFrameMessages } from '../../i18n/frame-messages.ts';
import { useWords } from '../../i18n/use-words.ts';
import { ChevronLeftIcon, ChevronRightIcon, MoreIcon } from '../../icons/actions.tsx';
import { Button } from '../Button/Button.tsx';
import { Menu, MenuItem, MenuTrigger } from '../Menu/Menu.tsx';
import * as css from './Breadcrumbs.css.ts';

export interface Breadcrumb {
  /** An id that is unique in the list. It is never shown. */
  id: string;
  /** The page's name. */
  label: string;
  /** The address that it links to. The last breadcrumb is not a link. */
  href?: string | undefined;
}

export interface BreadcrumbsProps {
  /** The breadcrumbs, from the top level to the current page. */
  items: readonly Breadcrumb[];
  /** The maximum number of visible breadcrumbs; the others move into a menu after the first. @default 4 */
  maxItems?: number | undefined;
  /** Whether only the link to the parent page is shown, for places as narrow as a phone's header. @default false */
  isShort?: boolean | undefined;
  /** The name of the landmark. @default the kit's "Breadcrumbs" */
  label?: string | undefined;
}

/**
 * The path from the first page to the current one.
 * @example
 * <Breadcrumbs items={[{ id: 'nodes', label: 'Nodes', href: '/nodes' }, { id: 'node', label: 'falkenstein-1' }]} />
 */
export function Breadcrumbs({ items, maxItems = 4, isShort = false, label }: BreadcrumbsProps) {
  const messages = useWords(defaultFrameMessages);
  const name = label ?? messages.breadcrumbs;
  const above = items.at(-2);
  if (isShort && above?.href !== undefined)
    return (
      <nav aria-label={name} className={css.nav}>
        <ol {...listRole('ol')} className={css.list}>
          <li className={css.crumb}>
            <span className={css.separator}>
              <ChevronLeftIcon size={12} />
            </span>
            <Link href={above.href} className={css.link}>
              {above.label}
            </Link>
          </li>
        </ol>
      </nav>
    );
  const folded = items.length > maxItems ? items.slice(1, items.length - maxItems + 2) : [];
  const [first, ...rest] = items;
  const shown = folded.length > 0 ? rest.slice(folded.length) : rest;
  return (
    <nav aria-label={name} className={css.nav}>
      <ol {...listRole('ol')} className={css.list}>
        {first && <Crumb {...first} isLast={shown.length === 0} />}
        {folded.length > 0 && (
          <li className={css.crumb}>
            <MenuTrigger>
              <Button size="small" tone="quiet" aria-label={messages.moreItems} iconStart={<MoreIcon />} />
              <Menu aria-label={messages.moreItems} placement="bottom start">
                {folded.map(({ id, label: text, href }) => (
                  <MenuItem key={id} id={id} {...(href === undefined ? { isDisabled: true } : { href })}>
                    {text}
                  </MenuItem>
                ))}
              </Menu>
            </MenuTrigger>
            <Separator />
          </li>
        )}
        {shown.map((item, index) => (
          <Crumb key={item.id} {...item} isLast={index === shown.length - 1} />
        ))}
      </ol>
    </nav>
  );
}

function Crumb({ label, href, isLast }: Breadcrumb & { isLast: boolean }) {
  return (
    <li className={css.crumb}>
      {isLast || href === undefined ? (
        <span className={css.current} {...(isLast ? { 'aria-current': 'page' } : {})}>
          {label}
        </span>
      ) : (
        <Link href={href} className={css.link}>
          {label}
        </Link>
      )}
      {!isLast && <Separator />}
    </li>
  );
}

const Separator = () => (
  <span className={css.separator}>
    <ChevronRightIcon size={12} />
  </span>
);
