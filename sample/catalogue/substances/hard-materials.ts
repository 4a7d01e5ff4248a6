/** Leather, metal, clay, wood and glass: substances of accessories and homeware. */
import { localised } from '../phrase.ts';
import type { Substance } from './substance.ts';

export const hardMaterials = {
  leather: {
    name: localised('leather', 'en cuir', 'aus Leder', 'من الجلد'),
    composition: localised(
      'Full-grain cow leather',
      'Cuir de vachette pleine fleur',
      'Vollnarbiges Rindsleder',
      'جلد بقري كامل الحبيبات',
    ),
    praise: localised(
      'Full-grain leather marks, darkens and grows handsome with use.',
      'Le cuir pleine fleur se marque, fonce et embellit avec le temps.',
      'Vollnarbiges Leder zeichnet, dunkelt nach und wird mit den Jahren schöner.',
      'يكتسب الجلد الكامل الحبيبات لونًا أعمق وجمالًا مع الاستعمال.',
    ),
    care: 'wipe',
    sustainability: 'leather',
  },
  suede: {
    name: localised('suede', 'en daim', 'aus Veloursleder', 'من جلد السويد'),
    composition: localised('Calf suede', 'Veau velours', 'Kalbsvelours', 'سويد من جلد العجل'),
    praise: localised(
      'The suede is brushed in one direction, so a palm will tidy it.',
      'Le daim est brossé dans un seul sens : un revers de main suffit à l’arranger.',
      'Das Veloursleder ist in eine Richtung gebürstet, eine Handbewegung glättet es.',
      'السويد ممشط في اتجاه واحد فتكفي مسحة يد لترتيبه.',
    ),
    care: 'wipe',
    sustainability: 'leather',
  },
  canvas: {
    name: localised('canvas', 'en toile', 'aus Canvas', 'من قماش الكانفاس'),
    composition: localised(
      '100% recycled cotton canvas',
      '100 % toile de coton recyclé',
      '100 % recycelter Baumwoll-Canvas',
      '100% كانفاس من قطن معاد تدويره',
    ),
    praise: localised(
      'A dense canvas that stands by itself and takes a laptop without sagging.',
      'Une toile dense qui tient debout et porte un ordinateur sans s’affaisser.',
      'Dichter Canvas, der von selbst steht und ein Notebook trägt, ohne durchzuhängen.',
      'كانفاس كثيف يقف بثبات ويحمل الحاسوب المحمول من دون أن يتدلى.',
    ),
    care: 'wipe',
    sustainability: 'recycledCotton',
  },
  recycledNylon: {
    name: localised(
      'recycled nylon',
      'en nylon recyclé',
      'aus recyceltem Nylon',
      'من النايلون المعاد تدويره',
    ),
    composition: localised(
      '100% recycled nylon',
      '100 % nylon recyclé',
      '100 % recyceltes Nylon',
      '100% نايلون معاد تدويره',
    ),
    praise: localised(
      'Light, close-woven and quick to dry, with a matt face.',
      'Léger, serré et vite sec, à l’aspect mat.',
      'Leicht, dicht gewebt und schnell trocken, mit matter Oberfläche.',
      'خفيف ومحكم النسج وسريع الجفاف بسطح غير لامع.',
    ),
    care: 'wipe',
    sustainability: 'trims',
  },
  goldPlated: {
    name: localised('gold-plated', 'en plaqué or', 'vergoldet', 'مطلي بالذهب'),
    composition: localised(
      'Brass plated with 14-carat gold',
      'Laiton plaqué or 14 carats',
      'Messing, vergoldet mit 14 Karat',
      'نحاس مطلي بذهب عيار 14',
    ),
    praise: localised(
      'The plating is laid on in three passes, so the colour stays.',
      'La dorure est posée en trois passages pour durer.',
      'Die Vergoldung wird in drei Schichten aufgetragen und hält ihre Farbe.',
      'يُطبق الطلاء على ثلاث مراحل ليثبت اللون.',
    ),
    colours: ['gold', 'rose-gold'],
    care: 'jewellery',
  },
  recycledSilver: {
    name: localised(
      'recycled silver',
      'en argent recyclé',
      'aus recyceltem Silber',
      'من الفضة المعاد تدويرها',
    ),
    composition: localised(
      '925 recycled sterling silver',
      'Argent 925 recyclé',
      'Recyceltes 925er-Sterlingsilber',
      'فضة إسترليني 925 معاد تدويرها',
    ),
    praise: localised(
      'Sterling silver refined from workshop scrap, with a soft white shine.',
      'De l’argent massif affiné à partir de chutes d’atelier, d’un blanc doux.',
      'Sterlingsilber aus aufbereiteten Werkstattresten, mit weichem weißem Glanz.',
      'فضة إسترليني منقاة من بقايا المشاغل ببريق أبيض ناعم.',
    ),
    colours: ['silver'],
    care: 'jewellery',
    sustainability: 'trims',
  },
  steel: {
    name: localised('steel', 'en acier', 'aus Edelstahl', 'من الفولاذ'),
    composition: localised(
      '316L stainless steel',
      'Acier inoxydable 316L',
      'Edelstahl 316L',
      'فولاذ مقاوم للصدأ 316L',
    ),
    praise: localised(
      'Steel shrugs off water, knocks and years of use.',
      'L’acier ne craint ni l’eau, ni les chocs, ni les années.',
      'Edelstahl verträgt Wasser, Stöße und viele Jahre.',
      'الفولاذ لا يتأثر بالماء ولا بالصدمات ولا بمرور السنين.',
    ),
    colours: ['silver', 'black'],
    care: 'jewellery',
  },
  acetate: {
    name: localised('acetate', 'en acétate', 'aus Acetat', 'من الأسيتات'),
    composition: localised(
      'Bio-based acetate, UV400 lenses',
      'Acétate biosourcé, verres UV400',
      'Biobasiertes Acetat, UV400-Gläser',
      'أسيتات نباتي، عدسات UV400',
    ),
    praise: localised(
      'Cut from a sheet of acetate and polished for two days.',
      'Découpée dans une plaque d’acétate et polie pendant deux jours.',
      'Aus einer Acetatplatte geschnitten und zwei Tage lang poliert.',
      'مقصوصة من لوح أسيتات ومصقولة على مدى يومين.',
    ),
    care: 'wipe',
  },
  metalFrame: {
    name: localised('metal', 'en métal', 'aus Metall', 'من المعدن'),
    composition: localised(
      'Steel frame, UV400 lenses',
      'Monture en acier, verres UV400',
      'Stahlrahmen, UV400-Gläser',
      'إطار من الفولاذ، عدسات UV400',
    ),
    praise: localised(
      'A frame so light that you will look for it on your head.',
      'Une monture si légère qu’on la cherche sur sa tête.',
      'Ein Gestell, so leicht, dass man es auf dem Kopf sucht.',
      'إطار خفيف إلى درجة تنسى معها أنك ترتديه.',
    ),
    care: 'wipe',
  },
  stoneware: {
    name: localised('stoneware', 'en grès', 'aus Steinzeug'),
    composition: localised('Stoneware', 'Grès', 'Steinzeug'),
    praise: localised(
      'Fired at 1,250 degrees, so it is dense, hard and slow to chip.',
      'Cuit à 1 250 degrés : il est dense, dur et s’ébrèche rarement.',
      'Bei 1.250 Grad gebrannt: dicht, hart und schwer zu beschädigen.',
    ),
    care: 'dishwasher',
  },
  porcelain: {
    name: localised('porcelain', 'en porcelaine', 'aus Porzellan'),
    composition: localised('Porcelain', 'Porcelaine', 'Porzellan'),
    praise: localised(
      'Thin at the rim, strong at the foot, and faintly translucent against the light.',
      'Fine au bord, solide au pied, et légèrement translucide à contre-jour.',
      'Am Rand dünn, am Fuß stark und im Gegenlicht leicht durchscheinend.',
    ),
    care: 'dishwasher',
  },
  earthenware: {
    name: localised('earthenware', 'en faïence', 'aus Steingut'),
    composition: localised('Glazed earthenware', 'Faïence émaillée', 'Glasiertes Steingut'),
    praise: localised(
      'Thrown on the wheel, so that the fingers of the potter can just be felt.',
      'Tournée à la main : on devine encore les doigts du potier.',
      'Auf der Scheibe gedreht, die Finger des Töpfers sind noch zu spüren.',
    ),
    care: 'wipe',
  },
  recycledGlass: {
    name: localised('recycled-glass', 'en verre recyclé', 'aus Recyclingglas'),
    composition: localised('100% recycled glass', '100 % verre recyclé', '100 % Recyclingglas'),
    praise: localised(
      'Small bubbles in the glass show that it was something else before.',
      'De petites bulles dans le verre rappellent sa première vie.',
      'Kleine Blasen im Glas erzählen von seinem früheren Leben.',
    ),
    care: 'dishwasher',
  },
  oak: {
    name: localised('oak', 'en chêne', 'aus Eiche'),
    composition: localised('Solid oak', 'Chêne massif', 'Massive Eiche'),
    praise: localised(
      'Solid oak, dried for two years so that it stays true indoors.',
      'Du chêne massif, séché deux ans pour rester stable en intérieur.',
      'Massive Eiche, zwei Jahre getrocknet, damit sie im Haus formstabil bleibt.',
    ),
    care: 'dust',
  },
  ash: {
    name: localised('ash', 'en frêne', 'aus Esche'),
    composition: localised('Solid ash', 'Frêne massif', 'Massive Esche'),
    praise: localised(
      'Ash bends before it breaks, which allows the slender legs.',
      'Le frêne plie avant de rompre, d’où la finesse des pieds.',
      'Esche biegt sich, bevor sie bricht: Deshalb dürfen die Beine schlank sein.',
    ),
    care: 'dust',
  },
  brass: {
    name: localised('brass', 'en laiton', 'aus Messing'),
    composition: localised('Brushed brass', 'Laiton brossé', 'Gebürstetes Messing'),
    praise: localised(
      'Unlacquered brass dulls slowly to a deeper gold.',
      'Le laiton non verni se patine lentement vers un or plus profond.',
      'Unlackiertes Messing dunkelt langsam zu einem tieferen Gold nach.',
    ),
    colours: ['gold'],
    care: 'dust',
  },
} as const satisfies Record<string, Substance>;
