import { type MarkSpec, type NodeSpec, Schema } from 'prosemirror-model';
import { bulletList, listItem, orderedList } from 'prosemirror-schema-list';

const attribute = (dom: HTMLElement, name: string): string | null => dom.getAttribute(name);

/** An attribute that may be missing, which is then not written. */
const optional = { default: null, validate: 'string|null' };

const nodes = {
  doc: { content: 'block+' },
  paragraph: { content: 'inline*', group: 'block', parseDOM: [{ tag: 'p' }], toDOM: () => ['p', 0] },
  // What `RichText` shows is kept as it is, also what has no button: a text may come from elsewhere.
  heading: {
    content: 'inline*',
    group: 'block',
    defining: true,
    attrs: { level: { default: 2, validate: 'number' } },
    parseDOM: [1, 2, 3, 4].map((level) => ({ tag: `h${level}`, attrs: { level } })),
    toDOM: ({ attrs }) => [`h${attrs.level}`, 0],
  },
  blockquote: {
    content: 'block+',
    group: 'block',
    defining: true,
    parseDOM: [{ tag: 'blockquote' }],
    toDOM: () => ['blockquote', 0],
  },
  code_block: {
    content: 'text*',
    marks: '',
    group: 'block',
    code: true,
    defining: true,
    parseDOM: [{ tag: 'pre', preserveWhitespace: 'full' }],
    toDOM: () => ['pre', 0],
  },
  horizontal_rule: { group: 'block', parseDOM: [{ tag: 'hr' }], toDOM: () => ['hr'] },
  bullet_list: { ...bulletList, content: 'list_item+', group: 'block' },
  ordered_list: { ...orderedList, content: 'list_item+', group: 'block' },
  list_item: { ...listItem, content: 'paragraph block*' },
  text: { group: 'inline' },
  image: {
    inline: true,
    group: 'inline',
    draggable: true,
    attrs: { src: { validate: 'string' }, alt: { default: '', validate: 'string' }, title: optional },
    parseDOM: [
      {
        tag: 'img[src]',
        getAttrs: (dom) => ({
          src: attribute(dom, 'src') ?? '',
          alt: attribute(dom, 'alt') ?? '',
          title: attribute(dom, 'title'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['img', { src: String(attrs.src), alt: String(attrs.alt), title: attrs.title }],
  },
  hard_break: { inline: true, group: 'inline', selectable: false, parseDOM: [{ tag: 'br' }], toDOM: () => ['br'] },
} satisfies Record<string, NodeSpec>;

const marks = {
  link: {
    inclusive: false,
    // `data-internal` marks a link that the panel follows itself (spec §2).
    attrs: { href: { validate: 'string' }, title: optional, internal: optional },
    parseDOM: [
      {
        tag: 'a[href]',
        getAttrs: (dom) => ({
          href: attribute(dom, 'href') ?? '',
          title: attribute(dom, 'title'),
          internal: attribute(dom, 'data-internal'),
        }),
      },
    ],
    toDOM: ({ attrs }) => ['a', { href: String(attrs.href), title: attrs.title, 'data-internal': attrs.internal }, 0],
  },
  strong: { parseDOM: [{ tag: 'strong' }, { tag: 'b' }], toDOM: () => ['strong', 0] },
  em: { parseDOM: [{ tag: 'em' }, { tag: 'i' }], toDOM: () => ['em', 0] },
  underline: { parseDOM: [{ tag: 'u' }], toDOM: () => ['u', 0] },
  strike: { parseDOM: [{ tag: 's' }], toDOM: () => ['s', 0] },
  code: { code: true, parseDOM: [{ tag: 'code' }], toDOM: () => ['code', 0] },
} satisfies Record<string, MarkSpec>;

/** The schema of a text. Other content cannot be typed, pasted or saved. */
export const schema = new Schema({ nodes, marks });
