import { accentSteps } from './accent-steps.ts';
import { lightQuery, preferenceKeys } from './preference.ts';

/** The number of digits of one scheme's accent. */
const half = accentSteps.length * 6;
const focus = accentSteps.indexOf('mark') * 6;

/**
 * The source of an inline script for the page's head. Before the first paint it sets the theme and the density that the user
 * chose, or else the system's theme, and the brand's accent as of the last visit. It is constant, so a content security
 * policy can allow it by its hash.
 */
export const bootScript = [
  '(()=>{',
  'const d=document,e=d.documentElement,r=e.dataset,',
  'g=k=>{try{const v=localStorage.getItem(k);if(v)return v}catch{}',
  'const c=d.cookie.split("; ").find(c=>c.startsWith(k+"="));return c&&c.slice(k.length+1)},',
  `t=g("${preferenceKeys.theme}");`,
  `r.theme=t==="dark"||t==="light"?t:matchMedia("${lightQuery}").matches?"light":"dark";`,
  `r.density=g("${preferenceKeys.density}")==="compact"?"compact":"comfortable";`,
  `let a=g("${preferenceKeys.accent}");const s=(n,c)=>e.style.setProperty("--kr-color-"+n,"#"+c);`,
  `if(/^[\\da-f]{${half * 2}}$/.test(a)){if(r.theme==="light")a=a.slice(${half});`,
  `"${accentSteps.join(' ')}".split(" ").forEach((n,i)=>s("accent-"+n,a.slice(i*6,i*6+6)));`,
  `s("focus",a.slice(${focus},${focus + 6}))}`,
  '})()',
].join('');
