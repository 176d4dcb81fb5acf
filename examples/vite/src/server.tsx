// In plain Node: the page as a string, and with the parts that load late, for a browser to hydrate.
import { text } from 'node:stream/consumers';
import { renderToString } from 'react-dom/server';
import { prerenderToNodeStream } from 'react-dom/static';
import { Page } from './page.tsx';

const { prelude } = await prerenderToNodeStream(<Page />);
process.stdout.write(JSON.stringify({ string: renderToString(<Page />), whole: await text(prelude) }));
