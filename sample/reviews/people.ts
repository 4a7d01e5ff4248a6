/** Nicknames and towns of the people who write reviews, questions and answers. */
import type { ReviewRecord } from '#features/reviews/review-records.ts';
import type { Random } from '../random.ts';
import type { ReviewLanguage } from './traits.ts';

const split = (words: string) => words.split('|') as [string, ...string[]];

type People = {
  readonly women: readonly [string, ...string[]];
  readonly men: readonly [string, ...string[]];
  /** Nicknames that anybody may use. */
  readonly anyone: readonly [string, ...string[]];
  readonly towns: readonly [string, ...string[]];
};

const people: Readonly<Record<ReviewLanguage, People>> = {
  en: {
    women: split(
      'Hattie M|Ruth|Morag|Priya S|Gwen|Bernadette|Siobhan K|Nell|Jo from the allotment|Kezia|Annabel T|Dilys|Frances B|Ottilie|Marianne|Tansy|Aoife|Cat P|Rosalind|Beth W|Imogen|Shanice|Wendy|Nadia R|Elspeth|Mrs Tidy|Chloe H|Farah|Maureen|Lottie J|Sunita|Judith|Pippa|Carys|Zainab|Helen O|Yewande|Dot|Ines|Kirsty',
    ),
    men: split(
      'Gareth|Tom B|Callum|Dev|Alasdair|Femi|Pete the Plumber|Ravi K|Huw|Barnaby|Owen|Stuart L|Marcus D|Nigel|Joel|Kofi|Angus|Ted|Rhys|Imran|Dan W|Hamish|Leo P|Colin|Ewan|Sandeep|Fergus|Will T|Alan|Jonty',
    ),
    anyone: split(
      'teacosy72|muddyboots|wren_and_co|latetrain|notanotherjumper|halfpast7|bramblejam|gingernut|picky_shopper|northern_light|saltandvinegar|pebblebeach|slowreader|twocats|windowseat|marmalade_on_toast|quietcarriage|bluegate|rainyday|fiveminutesmore|thimble|oldtowncyclist|hillwalker54|inkstain|crumpet|sockdrawer|lastbiscuit|seasidegran|nightshift_nurse|moss|plum_tree|allotment9|spare_room|choirpractice|patchwork|kestrel|smalltalk|greyhoundowner|mx_button|corner_shop',
    ),
    towns: split(
      'Leeds|Bristol|Norwich|Glasgow|Cardiff|Sheffield|Hebden Bridge|Edinburgh|Whitby|Brighton|Exeter|Swansea|Belfast|Dublin|Cork|Galway|York|Lincoln|Falmouth|Inverness|Ludlow|Hastings|Margate|Newcastle|Manchester|Liverpool|Oban|Totnes|Cambridge|Bath|Derby|Stirling|Aberystwyth|Kendal|Croydon|Walthamstow|Peckham|Dundee|Limerick|Southwold|Frome|Chester',
    ),
  },
  fr: {
    women: split(
      'Maëlle|Sandrine|Camille P|Odile|Aïcha|Brigitte|Clémence|Lucie D|Fatou|Mathilde|Ghislaine|Solène|Anne-Laure|Nadège|Josiane|Élodie R|Inès|Véronique|Maud|Yasmine|Héloïse|Corinne|Justine B|Marie-Jo|Perrine|Lila',
    ),
    men: split(
      'Bastien|Yann|Karim|Thierry|Loïc|Gérard|Mathieu V|Ousmane|Régis|Antonin|Benoît|Hugo L|Patrice|Samir|Florent|Étienne|Gaëtan|Jean-Luc|Rémi|Adrien',
    ),
    anyone: split(
      'petitpois|mamie-tricote|cerise_66|le_chat_roux|pluie_de_brest|tartine|bord_de_loire|noisette31|velo-bleu|la_voisine|sel_de_mer|madeleine|coquelicot|trois_pommes|pain_perdu|deux-sardines|brindille|lundi_matin|jardin_suspendu|confiture|petit_lu|grenadine|escargot44|sous-bois',
    ),
    towns: split(
      'Lyon|Nantes|Rennes|Lille|Bordeaux|Brest|Quimper|Dijon|Strasbourg|Annecy|Grenoble|Montpellier|Toulouse|Pau|Bayonne|Angers|Tours|Rouen|Caen|Le Mans|Clermont-Ferrand|Nancy|Metz|Avignon|Arles|La Rochelle|Limoges|Besançon|Amiens|Bruxelles|Namur|Liège|Lausanne|Genève|Vannes|Ajaccio',
    ),
  },
  de: {
    women: split(
      'Ulrike|Hannelore|Franziska B|Antje|Meike|Sabine K|Theresa|Birgit|Aylin|Swantje|Lena M|Gudrun|Katharina|Friederike|Jana|Petra W|Elif|Almut|Susanne|Wiebke|Magdalena|Dörte|Anneliese|Nele|Ronja|Heike',
    ),
    men: split(
      'Jörg|Matthias|Uwe|Henning|Florian S|Emre|Ralf|Kai-Uwe|Thorsten|Jonas|Bernd|Lukas H|Gernot|Tobias|Sönke|Dieter|Konrad|Hannes|Mehmet|Arne',
    ),
    anyone: split(
      'Nordlicht|strickliesel|kaffeetante|isarkiesel|moinmoin|wollmaus|bergziege|lesesessel|regentag|fahrradkorb|quittengelee|elbstrand|zwei_katzen|spaetzle|nachteule|gartenzaun|apfelbaum|knopfkiste|hafenblick|altbauwohnung|milchkaffee|sonntagskind|pusteblume|leuchtturm',
    ),
    towns: split(
      'Hamburg|Leipzig|Köln|Münster|Bremen|Freiburg|Lübeck|Kassel|Jena|Erfurt|Regensburg|Augsburg|Würzburg|Kiel|Rostock|Dresden|Potsdam|Bamberg|Göttingen|Tübingen|Ulm|Konstanz|Wien|Graz|Linz|Salzburg|Innsbruck|Bern|Basel|Zürich|St. Gallen|Husum|Oldenburg|Bielefeld|Trier',
    ),
  },
  ar: {
    women: split(
      'أم يوسف|نورة|ريم|هند|سارة م|لمى|دانة|أم عبدالله|رنا|هيا|مها|شيخة|غادة|ليان|أمل|ميس|عبير|جود|منى س|بشرى|روان|أسماء|سلمى|وعد',
    ),
    men: split(
      'أبو فيصل|خالد|سلطان|يزن|طارق|عمر ح|بدر|مازن|راشد|زياد|أبو سلمان|فهد|كريم|حمد|ماجد|أنس',
    ),
    anyone: split(
      'قهوة الصباح|ياسمين الشام|ورد الطائف|نخلة|موج البحر|فنجان|عابر سبيل|غيمة|حبر وورق|زيتونة|ريحان|مسافر|هدوء|حبة هيل|نسمة|شرفة البيت|قمر ١٤|صدفة',
    ),
    towns: split(
      'دبي|الرياض|جدة|الكويت|الدوحة|المنامة|مسقط|أبوظبي|الشارقة|عمّان|بيروت|القاهرة|الإسكندرية|الدمام|الخبر|العين|صلالة|المدينة المنورة|إربد|الدار البيضاء|تونس|رأس الخيمة',
    ),
  },
};

/** The nickname shown with a text. */
export function drawName(language: ReviewLanguage, isWoman: boolean, random: Random): string {
  const { women, men, anyone } = people[language];
  if (random.chance(0.38)) return random.pick(anyone);
  return random.pick(isWoman ? women : men);
}

export function drawWriter(
  language: ReviewLanguage,
  isWoman: boolean,
  random: Random,
): Pick<ReviewRecord, 'username' | 'userLocation'> {
  const username = drawName(language, isWoman, random);
  return {
    ...(random.chance(0.97) && { username }),
    ...(random.chance(0.72) && { userLocation: random.pick(people[language].towns) }),
  };
}
