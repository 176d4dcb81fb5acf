// A script that prints on all nodes at once, watched in the panel and in a page that only writes its lines.
import { figure } from '../figures.mjs';

const linesOnEach = 20;
/** A frame that takes longer than this, at 60 a second, was late. */
const lateMs = 25;
/** The interval at which the panel reads. */
const paceMs = 500;
const scripts = '/api/admin/integrations/scripts';
const runs = '/api/admin/script-runs';

/** Runs the script for one page after the other; `page` shows the panel to a signed-in admin. */
export async function watchScript({ origin, page, call, token, nodes }) {
  const source = Array.from({ length: linesOnEach }, (_, line) => `echo line ${line + 1}\nsleep 0.5`).join('\n');
  const script = await agreed(call(scripts, { token, name: 'Prints for ten seconds', source }));
  const begin = async () => {
    const order = { token, script_id: script.id, node_ids: nodes, variables: [] };
    return (await agreed(call(runs, order))).id;
  };
  const read = (path) => call(`${runs}/${path}`, { token }, 'GET');

  const first = await begin();
  await page.goto(`${origin}/app/admin/nodes/scripts/${first}`);
  const panel = await lateFrames(page);
  const shown = await linesOf(page);

  const second = await begin();
  const bare = await page.context().browser().newPage();
  await bare.exposeFunction('read', (path) => read(`${second}${path}`));
  await bare.evaluate(writeLines, paceMs);
  const floor = await lateFrames(bare);
  const written = await bare.evaluate(() => document.body.dataset.lines);
  await bare.close();

  for (const count of [shown, Number(written)])
    if (count !== nodes.length * linesOnEach) throw new Error(`Only ${count} lines were printed.`);
  console.log(`   late frames: ${panel} in the panel, ${floor} in a page that only writes the lines`);
  figure(
    `${written} lines of ${nodes.length} nodes: late frames, beyond a bare page`,
    Math.max(0, panel - floor),
    '',
    0,
  );
}

/** The number of lines that the panel shows, by the search in its log. */
async function linesOf(page) {
  const log = page.getByRole('region', { name: 'Output' });
  await log.getByRole('searchbox', { name: 'Search' }).fill('line ');
  const found = await log.locator('output').filter({ hasText: /of/ }).textContent();
  return Number(/of ([\d,]+)/.exec(found)[1].replaceAll(',', ''));
}

/** The number of late frames while a page shows that the run is in progress. */
async function lateFrames(page) {
  await page.locator('main [role=progressbar]').waitFor();
  return page.evaluate(async (most) => {
    const nextFrame = () => new Promise(requestAnimationFrame);
    let late = 0;
    let before = await nextFrame();
    while (document.querySelector('main [role=progressbar]')) {
      const now = await nextFrame();
      if (now - before > most) late += 1;
      before = now;
    }
    return late;
  }, lateMs);
}

/** Writes the last lines of a run into an empty page until it is over. Runs in the page. */
function writeLines(pace) {
  document.body.innerHTML = '<main><div role="progressbar">…</div><pre></pre></main>';
  const lines = [];
  const look = async () => {
    const { data: run } = await window.read('');
    const { data } = await window.read(`/lines?after=${lines.at(-1)?.id ?? 0}`);
    lines.push(...data);
    document.querySelector('pre').textContent = lines
      .slice(-30)
      .map(({ text }) => text)
      .join('\n');
    document.body.dataset.lines = lines.length;
    if (run.state === 'running' || data.length > 0) setTimeout(() => void look(), pace);
    else document.querySelector('[role=progressbar]').remove();
  };
  void look();
}

async function agreed(answering) {
  const answer = await answering;
  if (!answer.success) throw new Error(answer.message);
  return answer;
}
