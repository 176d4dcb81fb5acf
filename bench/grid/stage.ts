import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

declare global {
  interface Window {
    /** Creates the data, which is not measured. */
    prepare: (count: number) => void;
    /** Draws it. */
    show: () => void;
    /** Appends a thousand lines to a log. */
    append: () => void;
  }
}

/** Lets the bench control when a page draws its data. */
export function stage<Data>(make: (count: number) => Data, draw: (data: Data) => ReactNode) {
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no #root to draw into.');
  const root = createRoot(place);
  let data: Data;
  window.prepare = (count) => {
    data = make(count);
  };
  window.show = () => root.render(draw(data));
}
