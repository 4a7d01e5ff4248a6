/** Finishes, scents and active ingredients: substances of beauty products and candles. */
import { localised, sameInEveryLanguage } from '../phrase.ts';
import type { Substance } from './substance.ts';

const POWDER = sameInEveryLanguage(
  'Talc, Mica, Dimethicone, Caprylic/Capric Triglyceride, Silica, Tocopherol, CI 77491, CI 77492, CI 77891.',
);
const WAX = sameInEveryLanguage(
  'Ricinus Communis Seed Oil, Cera Alba, Caprylic/Capric Triglyceride, Copernicia Cerifera Cera, Tocopherol, CI 15850.',
);
const SCENTED = sameInEveryLanguage(
  'Alcohol Denat., Aqua, Parfum, Limonene, Linalool, Citral, Geraniol.',
);
const CREAM = sameInEveryLanguage(
  'Aqua, Glycerin, Squalane, Cetearyl Alcohol, Butyrospermum Parkii Butter, Sodium Hyaluronate, Phenoxyethanol.',
);

export const formulas = {
  matt: {
    name: localised('matt', 'fini mat', 'mit mattem Finish', 'بلمسة مطفية'),
    composition: POWDER,
    praise: localised(
      'It sets to a soft matt that does not pull or cake.',
      'Il se fixe en un mat doux qui ne tiraille ni ne marque.',
      'Das Finish wird samtig matt, ohne zu spannen oder sich abzusetzen.',
      'يثبت بلمسة مطفية ناعمة من دون شدّ أو تكتل.',
    ),
    care: 'beauty',
  },
  satin: {
    name: localised('satin', 'fini satiné', 'mit Satin-Finish', 'بلمسة ساتانية'),
    composition: WAX,
    praise: localised(
      'A satin finish between matt and gloss, kind in every light.',
      'Un fini satiné entre mat et brillant, flatteur sous toutes les lumières.',
      'Ein Satin-Finish zwischen matt und glänzend, schmeichelnd in jedem Licht.',
      'لمسة ساتانية بين المطفي واللامع تناسب كل إضاءة.',
    ),
    care: 'beauty',
  },
  sheer: {
    name: localised('sheer', 'fini transparent', 'mit transparentem Finish', 'بلمسة شفافة'),
    composition: WAX,
    praise: localised(
      'One layer is a tint, three are a statement.',
      'Une couche donne un voile, trois un vrai parti pris.',
      'Eine Schicht ist ein Hauch, drei sind eine Ansage.',
      'طبقة واحدة تمنح لمسة خفيفة وثلاث طبقات تمنح حضورًا واضحًا.',
    ),
    care: 'beauty',
  },
  glow: {
    name: localised('luminous', 'fini lumineux', 'mit leuchtendem Finish', 'بلمسة مضيئة'),
    composition: POWDER,
    praise: localised(
      'Fine mica catches the light without a trace of glitter.',
      'Un mica très fin accroche la lumière sans paillettes.',
      'Feiner Glimmer fängt das Licht ein, ganz ohne Glitzer.',
      'حبيبات ميكا دقيقة تعكس الضوء من دون بريق زائد.',
    ),
    care: 'beauty',
  },
  fig: {
    name: localised('fig leaf', 'à la feuille de figuier', 'mit Feigenblatt'),
    composition: SCENTED,
    praise: localised(
      'Green fig leaf, warm bark and a little milk: a walled garden in August.',
      'Feuille de figuier, écorce tiède, un peu de lait : un jardin clos au mois d’août.',
      'Grünes Feigenblatt, warme Rinde und etwas Milch: ein ummauerter Garten im August.',
    ),
    care: 'beauty',
  },
  neroli: {
    name: localised('neroli', 'au néroli', 'mit Neroli'),
    composition: SCENTED,
    praise: localised(
      'Orange blossom picked at dawn, cut with a clean bitter peel.',
      'La fleur d’oranger cueillie à l’aube, relevée d’un zeste amer et net.',
      'Orangenblüte am frühen Morgen, dazu klare, bittere Schale.',
    ),
    care: 'beauty',
  },
  cedar: {
    name: localised('cedar', 'au cèdre', 'mit Zeder'),
    composition: SCENTED,
    praise: localised(
      'Dry cedar, pencil shavings and cold smoke.',
      'Cèdre sec, copeaux de crayon et fumée froide.',
      'Trockene Zeder, Bleistiftspäne und kalter Rauch.',
    ),
    care: 'beauty',
  },
  seaSalt: {
    name: localised('sea salt', 'au sel marin', 'mit Meersalz'),
    composition: SCENTED,
    praise: localised(
      'Wet stone, samphire and the air after the tide has gone out.',
      'Pierre mouillée, salicorne et l’air d’après la marée.',
      'Nasser Stein, Queller und die Luft nach der Flut.',
    ),
    care: 'beauty',
  },
  rose: {
    name: localised('damask rose', 'à la rose de Damas', 'mit Damaszener Rose'),
    composition: SCENTED,
    praise: localised(
      'A rose with its stem still on: green first, then honey.',
      'Une rose avec sa tige : verte d’abord, puis miellée.',
      'Eine Rose mitsamt Stiel: erst grün, dann honigsüß.',
    ),
    care: 'beauty',
  },
  vetiver: {
    name: localised('vetiver', 'au vétiver', 'mit Vetiver'),
    composition: SCENTED,
    praise: localised(
      'Earthy vetiver root, lifted by grapefruit.',
      'Racine de vétiver terreuse, éclairée de pamplemousse.',
      'Erdige Vetiverwurzel, aufgehellt mit Grapefruit.',
    ),
    care: 'beauty',
  },
  rosehip: {
    name: localised('rosehip', 'à la rose musquée', 'mit Hagebutte'),
    composition: CREAM,
    praise: localised(
      'Cold-pressed rosehip feeds dry skin and evens its tone.',
      'La rose musquée pressée à froid nourrit les peaux sèches et unifie le teint.',
      'Kaltgepresste Hagebutte nährt trockene Haut und gleicht den Ton aus.',
    ),
    care: 'beauty',
  },
  oat: {
    name: localised('oat milk', 'au lait d’avoine', 'mit Hafermilch'),
    composition: CREAM,
    praise: localised(
      'Oat calms what wind, water and heating have upset.',
      'L’avoine apaise ce que le vent, l’eau et le chauffage ont irrité.',
      'Hafer beruhigt, was Wind, Wasser und Heizungsluft gereizt haben.',
    ),
    care: 'beauty',
  },
  hyaluronic: {
    name: localised('hyaluronic', 'à l’acide hyaluronique', 'mit Hyaluronsäure'),
    composition: CREAM,
    praise: localised(
      'Hyaluronic acid in three sizes holds water where it is needed.',
      'L’acide hyaluronique, en trois tailles, retient l’eau là où il le faut.',
      'Hyaluronsäure in drei Größen hält die Feuchtigkeit dort, wo sie fehlt.',
    ),
    care: 'beauty',
  },
  vitaminC: {
    name: localised('vitamin C', 'à la vitamine C', 'mit Vitamin C'),
    composition: CREAM,
    praise: localised(
      'Stable vitamin C wakes up a dull skin within weeks.',
      'Une vitamine C stable réveille les teints ternes en quelques semaines.',
      'Stabiles Vitamin C weckt müde Haut in wenigen Wochen.',
    ),
    care: 'beauty',
  },
} as const satisfies Record<string, Substance>;
