import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';

const attribute = (dom: HTMLElement, name: string): string | null => dom.getAttribute(name);

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  // The page's title is an h1; pasted text with other levels keeps two levels.
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2, validate: 'number' } },
    parseDOM: [
      { tag: 'h1', attrs: { level: 2 } },
      { tag: 'h2', attrs: { level: 2 } },
      { tag: 'h3', attrs: { level: 3 } },
      { tag: 'h4', attrs: { level: 3 } },
    ],
    toDOM: ({ attrs }) => [attrs.level === 3 ? 'h3' : 'h2', 0],
  },
  bullet_list: { ...bulletList, content: 'list_item+', group: 'block' },
  ordered_list: { ...orderedList, content: 'list_item+', group: 'block' },
  list_item: { ...listItem, content: 'paragraph block*' },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' } },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom) => ({ src: attribute(dom, 'src') ?? '', alt: attribute(dom, 'alt') ?? '' }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: String(attrs.src), alt: String(attrs.alt) }],
  },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    inclusive: false,
    attrs: { href: { validate: 'string' } },
    parseDOM: [{ tag: 'a[href]', getAttrs: (dom) => ({ href: attribute(dom, 'href') ?? '' }) }],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.href) }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
} satisfies Record<string, MarkSpec>;

/** The schema of a text. Other content cannot be typed, pasted or saved. */
export const schema = new Schema({ nodes, marks });
