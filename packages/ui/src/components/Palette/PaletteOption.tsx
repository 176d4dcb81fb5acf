import { type MouseEvent, useState } from 'react';
import { Kbd } from '../Kbd/Kbd.tsx';
import * as css from './Palette.css.ts';
import type { PaletteItem } from './palette-items.ts';

interface PaletteOptionProps {
  id: string;
  item: PaletteItem;
  isActive: boolean;
  onActive: () => void;
  onChoose: () => void;
}

/** A row of the list. It never takes the focus, which stays in the field with `aria-activedescendant`. */
export function PaletteOption({ id, item, isActive, onActive, onChoose }: PaletteOptionProps) {
  const props = {
    id,
    role: 'option',
    'aria-selected': isActive,
    'data-active': isActive || undefined,
    className: css.option,
    onPointerMove: onActive,
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    onClick: (event: MouseEvent) => {
      // With a modifier key the browser opens a new tab or window.
      if (item.href && (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)) return;
      event.preventDefault();
      onChoose();
    },
  };
  const content = (
    <>
      {(item.image || item.icon) && (
        <span className={css.mark} aria-hidden="true">
          <Picture key={item.image} item={item} />
        </span>
      )}
      <span className={css.texts}>
        <span className={css.label}>{item.label}</span>
        {item.description && <span className={css.description}>{item.description}</span>}
      </span>
      {item.keys && <Kbd keys={item.keys} />}
    </>
  );
  return item.href ? (
    <a {...props} href={item.href} tabIndex={-1}>
      {content}
    </a>
  ) : (
    <div {...props}>{content}</div>
  );
}

function Picture({ item: { image, icon } }: { item: PaletteItem }) {
  const [isBroken, setBroken] = useState(false);
  if (!image || isBroken) return icon;
  return <img src={image} alt="" className={css.image} onError={() => setBroken(true)} />;
}
