/** BAG-4: part of the starter script; records clicks on cards before any module has loaded. */

/** Dispatched on the window after each recorded click. */
export const CLICK_EVENT = 'parade:press';

/** Session storage key: clicks whose events have not been sent, latest last, at most 20. */
export const CLICKS_KEY = 'search-presses';

/**
 * Plain browser source. A listing has its query id in `data-query` and the number of earlier
 * products in `data-offset`; swatch links are not recorded.
 */
export const recordClicks = `addEventListener("click",({target})=>{
const link=target.closest?.("a"),card=link?.closest("[data-product]");
if(!card||link.matches(".card-swatches a"))return;
const list=card.closest("[data-query]"),queryId=list?.dataset.query||null;
const position=queryId&&Number(list.dataset.offset??0)+[...list.querySelectorAll("[data-product]")].indexOf(card)+1;
try{const stored=JSON.parse(sessionStorage.getItem("${CLICKS_KEY}")??"[]");
stored.push({product:card.dataset.product,queryId,position,isAdd:link.matches(".quick-add")});
sessionStorage.setItem("${CLICKS_KEY}",JSON.stringify(stored.slice(-20)))}catch{}
dispatchEvent(new Event("${CLICK_EVENT}"))},true);`;
