/** BAG-4: part of the starter script. It records presses on cards from the first moment, before any module has come. */

/** Dispatched on the window after each press. */
export const PRESS_EVENT = 'parade:press';

/** In session storage: presses whose events have not been sent, the latest last. */
export const PRESSES_KEY = 'search-presses';

/** Plain browser source. A listing names its query and how many products went before; a swatch leads to no product. */
export const recordPresses = `addEventListener("click",({target})=>{
const link=target.closest?.("a"),card=link?.closest("[data-product]");
if(!card||link.matches(".card-swatches a"))return;
const list=card.closest("[data-query]"),queryId=list?.dataset.query||null;
const position=queryId&&Number(list.dataset.before??0)+[...list.querySelectorAll("[data-product]")].indexOf(card)+1;
try{const kept=JSON.parse(sessionStorage.getItem("${PRESSES_KEY}")??"[]");
kept.push({product:card.dataset.product,queryId,position,isAdd:link.matches(".quick-add")});
sessionStorage.setItem("${PRESSES_KEY}",JSON.stringify(kept.slice(-20)))}catch{}
dispatchEvent(new Event("${PRESS_EVENT}"))},true);`;
