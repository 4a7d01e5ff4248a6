/** German: words without meaning for a search, and words that mean the same. */
import type { WordFile } from '../engine/word-lists.ts';

export const words: WordFile = {
  stopWords: 'der die das den dem des ein eine einen einem einer und oder für mit von im in zu zum zur auf aus'.split(' '),
  synonyms: [
    ['Pullover', 'Pulli', 'Sweater'],
    ['Turnschuhe', 'Sneaker'],
    ['Sofa', 'Couch'],
    ['Jeans', 'Denim'],
    ['Handtasche', 'Tasche'],
    ['Parfüm', 'Parfum', 'Duft'],
    ['Badeanzug', 'Schwimmanzug'],
    ['T-Shirt', 'Shirt'],
    ['Strickjacke', 'Cardigan'],
    ['Vorhang', 'Gardine'],
    ['Kissen', 'Polster'],
    ['Becher', 'Tasse'],
    ['Morgenmantel', 'Bademantel'],
    ['Sakko', 'Blazer', 'Jackett'],
  ],
  oneWay: { Schuhe: ['Stiefel', 'Sandalen', 'Sneaker', 'Pumps'], Oberteil: ['Bluse', 'T-Shirt', 'Top'] },
};
