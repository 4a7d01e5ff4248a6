/**
 * Starter script: imports the page's modules after the load event, at the first input, or after two
 * seconds.
 */
import { reportErrors } from '#features/analytics/vitals/report-errors.ts';
import { submitIfNotHydrated } from '#features/listing/before-hydration/submit-if-not-hydrated.ts';
import { recordClicks } from '#features/search-events/record-clicks.ts';

/**
 * Plain browser source, the same on every page, so that its hash is too. Until then links, forms
 * and dialogs work natively. The consent banner is shown unless it has been answered. An input that
 * starts the modules early is recorded and never lost. `data-scrolls-down` hides the header of
 * small screens.
 */
export const starterScript = `(()=>{
${reportErrors}
${recordClicks}
${submitIfNotHydrated}
if(!/(^|; )consent=/.test(document.cookie))document.getElementById("consent")?.removeAttribute("hidden");
const modules=JSON.parse(document.getElementById("deferred-modules").textContent);let started=false;
const inputs=["pointerdown","keydown","touchstart","focusin"];
const start=()=>{if(started)return;started=true;
inputs.forEach(t=>removeEventListener(t,start,true));
const{manifest,routes}=modules,own=r=>[r.clientActionModule,r.clientLoaderModule,r.clientMiddlewareModule,r.module].filter(Boolean);
for(const href of new Set([manifest.entry,...routes.map(id=>manifest.routes[id])].flatMap(r=>r.imports))){
const l=document.createElement("link");l.rel="modulepreload";l.href=href;document.head.append(l)}
const c=window.__reactRouterContext,write=new TextEncoder;
c.stream=new ReadableStream({start(s){
const put=t=>t===null?s.close():s.enqueue(write.encode(t));c.queued.forEach(put);c.streamController={enqueue:put,close:()=>put(null)}}});
window.__reactRouterManifest=manifest;
Promise.all(routes.map(async id=>[id,Object.assign({},...await Promise.all(own(manifest.routes[id]).map(u=>import(u))))]))
.then(modules=>{window.__reactRouterRouteModules=Object.fromEntries(modules);return import(manifest.entry.module)})};
let top=scrollY;
addEventListener("scroll",()=>{document.documentElement.toggleAttribute("data-scrolls-down",scrollY>top&&scrollY>200);
top=scrollY},{passive:true});
inputs.forEach(t=>addEventListener(t,start,{capture:true,passive:true}));
addEventListener("load",()=>requestAnimationFrame(()=>setTimeout(start,0)));
setTimeout(start,2000)})()`;
