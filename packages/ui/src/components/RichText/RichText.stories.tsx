import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RichText } from './RichText.tsx';

const article = `
<h2>Your server moves on Sunday</h2>
<p>We move <strong>cinema</strong> to a faster node. It is away for <em>about ten minutes</em>.</p>
<ul><li>Libraries stay as they are</li><li>The address stays the same</li></ul>
<h3>What you can do</h3>
<ol><li>Finish what you are watching</li><li>Read <a href="https://kronos.test/help">how moving works</a></li></ol>
<blockquote><p>Nothing is deleted.</p></blockquote>
<pre><code>GET /health</code></pre>`;

const meta = {
  title: 'Components/RichText',
  component: RichText,
  args: { html: article },
  parameters: {
    docs: {
      description: {
        component: `Shows untrusted HTML.

- Anything that runs, loads, posts or restyles MUST be removed: scripts, handlers, styles, frames, forms, foreign schemes.
- The text within removed elements MUST stay.
- External links MUST open in a new tab and MUST NOT send a referrer.
- A link marked \`data-internal\` MUST be passed to the host, if it handles it; all others MUST be left to the browser.
- On a server it MUST render nothing rather than unsanitised HTML.
- Its headings SHOULD start below those of the page.
- Keyboard: Tab reaches its links, Enter opens them.
- Focus: takes none itself; its links have the ring, for the keyboard only.
- Motion: none of its own; an animated picture in the text plays.`,
      },
    },
  },
} satisfies Meta<typeof RichText>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'how moving works' });
    await expect(link).toHaveAttribute('rel', 'noopener noreferrer nofollow');
    await expect(canvas.getByRole('heading', { level: 2 })).toHaveTextContent('Your server moves on Sunday');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Playground: Story = { args: { html: '<p>Good <strong>evening</strong></p>' } };

const hostile = `
<p onclick="alert(1)" style="position:fixed" id="location" class="x" data-x="1">Text</p>
<script>window.hit = 1</script><style>body{display:none}</style>
<img src="x" onerror="window.hit = 1" alt="Broken"><img src="data:image/svg+xml;base64,PHN2Zy8+" alt="Drawing">
<img src="data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==" alt="Dot">
<a href="javascript:alert(1)">Script</a><a href="//evil.test">Elsewhere</a><a href="/tickets">Tickets</a>
<a href="data:text/html,x">Data</a><iframe src="https://evil.test"></iframe><object data="x"></object>
<form action="https://evil.test"><input name="password"><button>Send</button></form>
<svg><script>alert(1)</script></svg><math><mtext></mtext></math><template><p>Hidden</p></template>`;

/** Only the text of an attack remains, without any working link. */
export const Hostile: Story = {
  args: { html: hostile },
  play: async ({ canvas, canvasElement }) => {
    const left = [...canvasElement.querySelectorAll('.story *')].filter((element) =>
      /^(SCRIPT|STYLE|IFRAME|OBJECT|FORM|INPUT|BUTTON|SVG|MATH|TEMPLATE)$/i.test(element.nodeName),
    );
    await expect(left).toEqual([]);
    const text = canvas.getByText('Text');
    await expect([...text.attributes]).toEqual([]);
    for (const name of ['Script', 'Elsewhere', 'Data']) {
      await expect(canvas.getByText(name)).not.toHaveAttribute('href');
    }
    await expect(canvas.getByRole('link', { name: 'Tickets' })).toHaveAttribute('href', '/tickets');
    await expect(canvas.getByAltText('Drawing')).not.toHaveAttribute('src');
    await expect(canvas.getByAltText('Dot')).toHaveAttribute('src', expect.stringMatching(/^data:image\/gif/));
    await expect(canvas.getByAltText('Broken')).not.toHaveAttribute('onerror');
    await expect('hit' in window).toBe(false);
  },
};

/** The host opens internal links without a page load. */
export const Internal: Story = {
  args: { html: '<p>See <a href="/app/dashboard" data-internal>your servers</a>.</p>', onInternalLink: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link'));
    await expect(args.onInternalLink).toHaveBeenCalledWith('/app/dashboard');
  },
};

export const States: Story = { tags: ['visual'] };
