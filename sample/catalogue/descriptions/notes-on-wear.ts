/** Sentences of product descriptions about cuts and qualities of fabric. */
import { localised } from '../phrase.ts';

export const cuts = {
  relaxed: localised(
    'A relaxed cut with room to move.',
    'La coupe est ample, assez pour bouger, jamais trop.',
    'Der Schnitt ist locker: genug Raum, um sich zu bewegen, und keiner zu viel.',
    'القصة واسعة بما يكفي للحركة من دون مبالغة.',
  ),
  fitted: localised(
    'Follows the body closely and stays put when you move.',
    'La coupe suit le corps de près et ne bouge pas.',
    'Der Schnitt liegt eng am Körper an und bleibt, wo er ist.',
    'تلتف القصة حول الجسم وتبقى ثابتة مع الحركة.',
  ),
  straight: localised(
    'Cut straight from top to bottom, to layer without bunching.',
    'La ligne tombe droite de haut en bas et se superpose sans faire de plis.',
    'Gerade geschnitten von oben bis unten und darum gut zu kombinieren.',
    'قصة مستقيمة من الأعلى إلى الأسفل تسهّل ارتداء الطبقات.',
  ),
  longline: localised(
    'A few centimetres longer than usual, for those who are always tugging at a hem.',
    'Quelques centimètres de plus que d’habitude, pour ne plus tirer sur l’ourlet.',
    'Ein paar Zentimeter länger als üblich, damit niemand am Saum zupfen muss.',
    'أطول ببضعة سنتيمترات من المعتاد لراحة أكبر.',
  ),
  slim: localised(
    'Slender, and lighter than it looks.',
    'Une ligne fine, plus légère qu’elle n’en a l’air.',
    'Schmal gehalten und leichter, als es aussieht.',
    'تصميم رفيع وأخف مما يبدو.',
  ),
  wide: localised(
    'A wide design that stands out.',
    'Un modèle large qui se remarque.',
    'Ein breites Design, das auffällt.',
    'عريض بما يكفي ليلفت النظر أولًا.',
  ),
  oversized: localised(
    'A generous size.',
    'De grandes dimensions.',
    'Großzügig bemessen.',
    'مقاس كبير ومريح.',
  ),
  small: localised(
    'Small and neat.',
    'Un petit format discret.',
    'Klein und dezent.',
    'حجم صغير وأنيق.',
  ),
  tailored: localised(
    'Pressed seams and a clean front, from desk to dinner.',
    'Des coutures repassées et un devant net, du bureau au dîner.',
    'Gebügelte Nähte und eine klare Front, vom Büro bis zum Abendessen.',
    'درزات مكوية وواجهة أنيقة من المكتب إلى العشاء.',
  ),
  highRise: localised(
    'Sits at the natural waist and lengthens the leg.',
    'La taille est placée haut et allonge la jambe.',
    'Der Bund sitzt in der Taille und streckt das Bein.',
    'خصر عالٍ يطيل الساقين.',
  ),
  fluid: localised(
    'Moves when you do and hangs straight when you stop.',
    'Le tombé suit chaque pas, puis retrouve sa ligne.',
    'Der Stoff geht mit und fällt wieder glatt, sobald Sie stehen.',
    'انسياب مع كل خطوة ثم عودة إلى الخط المستقيم.',
  ),
} as const;

export const cloths = {
  everyday: localised(
    'Made for every day, and better with wear.',
    'De quoi servir tous les jours et gagner en caractère.',
    'Für jeden Tag gemacht und mit jedem Tag schöner.',
    'لكل يوم وجمال يزداد مع الاستعمال.',
  ),
  weekend: localised(
    'For relaxed weekends.',
    'Pour des week-ends détendus.',
    'Für entspannte Wochenenden.',
    'لعطلات نهاية أسبوع مريحة.',
  ),
  evening: localised(
    'Made for evenings out.',
    'Pour sortir le soir.',
    'Für den Abend gemacht.',
    'للسهرات والمناسبات المسائية.',
  ),
  heavyweight: localised(
    'A dense quality that you feel in the hand and that outlasts fashions.',
    'Une qualité dense, qui se sent en main et qui dure.',
    'Eine dichte Qualität, die man in der Hand spürt und die bleibt.',
    'خامة كثيفة تشعر بها في اليد وتدوم طويلًا.',
  ),
  lightweight: localised(
    'Light in the hand, and quick to dry.',
    'Une matière légère en main et vite sèche.',
    'Leicht in der Hand und schnell trocken.',
    'خامة خفيفة في اليد وسريعة الجفاف.',
  ),
  washed: localised(
    'Pre-washed for a lived-in colour, and to prevent shrinking.',
    'Un lavage avant l’envoi : la couleur est patinée et rien ne rétrécit.',
    'Vor dem Verkauf gewaschen: Die Farbe wirkt eingelebt, und nichts läuft mehr ein.',
    'غسلة قبل البيع تمنع الانكماش وتمنح لونًا مريحًا للعين.',
  ),
  brushed: localised(
    'The inside is brushed, and warm at once.',
    'L’intérieur est gratté, chaud tout de suite.',
    'Innen angeraut und sofort warm.',
    'البطانة ناعمة ودافئة من أول لمسة.',
  ),
  textured: localised(
    'A raised texture adds interest to plain colour.',
    'Un léger relief donne de la vie à l’uni.',
    'Eine feine Struktur gibt der ruhigen Farbe Leben.',
    'ملمس بارز يمنح اللون الهادئ حيوية.',
  ),
  fine: localised(
    'Fine enough to tuck in, warm enough to wear alone.',
    'Assez fin pour se glisser sous une veste, assez chaud pour se porter seul.',
    'Fein genug für unter die Jacke, warm genug für sich allein.',
    'رفيع ليُرتدى تحت السترة ودافئ ليُرتدى وحده.',
  ),
  chunky: localised(
    'Big stitches, slowly made.',
    'De grosses mailles, patiemment tricotées.',
    'Große Maschen, langsam gestrickt.',
    'غرز كبيرة محبوكة ببطء.',
  ),
  lined: localised(
    'A light lining, opaque and smooth.',
    'Une doublure légère, pour l’opacité et le confort.',
    'Ein leichtes Futter macht es blickdicht und angenehm.',
    'بطانة خفيفة تمنع الشفافية وتزيد الراحة.',
  ),
  softTouch: localised(
    'Soft to the touch.',
    'Très doux au toucher.',
    'Angenehm weich im Griff.',
    'ملمس ناعم جدًا.',
  ),
  creaseResistant: localised(
    'Comes out of the suitcase without creases.',
    'De la valise sans un pli.',
    'Kommt ohne Falten aus dem Koffer.',
    'من الحقيبة إلى الارتداء من دون تجاعيد.',
  ),
} as const;
