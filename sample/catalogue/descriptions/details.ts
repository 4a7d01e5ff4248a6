/** Fits, finishes and prints that distinguish products, as phrases of the product name. */
import type { Localised } from '#features/catalogue/catalogue-records.ts';
import type { Print } from '../../models.ts';
import { localised } from '../phrase.ts';

/**
 * The phrase precedes the noun in English and follows it in the other languages, where it is worded
 * to need no grammatical agreement.
 */
export const details = {
  relaxed: localised('relaxed', 'coupe ample', 'mit lockerem Schnitt', 'بقصة واسعة'),
  fitted: localised('fitted', 'coupe ajustée', 'mit schmalem Schnitt', 'بقصة ضيقة'),
  straight: localised('straight-cut', 'coupe droite', 'mit geradem Schnitt', 'بقصة مستقيمة'),
  longline: localised('longline', 'coupe longue', 'in längerer Form', 'بطول إضافي'),
  everyday: localised('everyday', 'pour tous les jours', 'für jeden Tag', 'لكل يوم'),
  weekend: localised('weekend', 'pour le week-end', 'fürs Wochenende', 'لعطلة نهاية الأسبوع'),
  evening: localised('evening', 'pour le soir', 'für den Abend', 'للسهرة'),
  heavyweight: localised(
    'heavyweight',
    'en qualité épaisse',
    'in schwerer Qualität',
    'بخامة سميكة',
  ),
  lightweight: localised('lightweight', 'en qualité légère', 'in leichter Qualität', 'بخامة خفيفة'),
  washed: localised('washed', 'effet délavé', 'in Washed-Optik', 'بمظهر مغسول'),
  brushed: localised('brushed', 'à intérieur gratté', 'mit angerauter Innenseite', 'ببطانة ناعمة'),
  textured: localised('textured', 'à relief', 'mit Struktur', 'بملمس بارز'),
  fine: localised('fine-gauge', 'à maille fine', 'in Feinstrick', 'بحياكة ناعمة'),
  chunky: localised('chunky', 'à grosse maille', 'in Grobstrick', 'بحياكة سميكة'),
  fluid: localised('fluid', 'coupe fluide', 'mit fließendem Fall', 'بقصة انسيابية'),
  lined: localised('lined', 'à doublure légère', 'mit leichtem Futter', 'ببطانة خفيفة'),
  tailored: localised('tailored', 'coupe tailleur', 'in Schneiderpassform', 'بقصة رسمية'),
  softTouch: localised('soft-touch', 'au toucher doux', 'mit weichem Griff', 'بملمس ناعم'),
  highRise: localised('high-rise', 'à taille haute', 'mit hohem Bund', 'بخصر عالٍ'),
  creaseResistant: localised(
    'crease-resistant',
    'en tissu infroissable',
    'in knitterarmer Qualität',
    'بنسيج مقاوم للتجعد',
  ),
  slim: localised('slim', 'en version fine', 'in schmaler Form', 'بتصميم رفيع'),
  wide: localised('wide', 'en version large', 'in breiter Form', 'بتصميم عريض'),
  oversized: localised('oversized', 'en grand format', 'in großem Format', 'بحجم كبير'),
  small: localised('small', 'en petit format', 'in kleinem Format', 'بحجم صغير'),
  polished: localised('polished', 'à finition polie', 'mit polierter Oberfläche', 'بلمسة لامعة'),
  hammered: localised(
    'hammered',
    'à finition martelée',
    'mit gehämmerter Oberfläche',
    'بسطح مطروق',
  ),
  brushedMetal: localised(
    'brushed',
    'à finition brossée',
    'mit gebürsteter Oberfläche',
    'بسطح مصقول',
  ),
  grained: localised('grained', 'à grain marqué', 'mit Narbung', 'بملمس محبب'),
  smooth: localised('smooth', 'à grain lisse', 'mit glatter Oberfläche', 'بسطح أملس'),
  tinted: localised('tinted', 'à verres teintés', 'mit getönten Gläsern', 'بعدسات ملونة'),
  graduated: localised(
    'graduated-lens',
    'à verres dégradés',
    'mit Verlaufsgläsern',
    'بعدسات متدرجة',
  ),
  polarised: localised(
    'polarised',
    'à verres polarisés',
    'mit polarisierten Gläsern',
    'بعدسات مستقطبة',
  ),
  longWear: localised('long-wear', 'longue tenue', 'mit langem Halt', 'بثبات طويل'),
  hydrating: localised(
    'hydrating',
    'à effet hydratant',
    'mit Feuchtigkeitspflege',
    'بتركيبة مرطبة',
  ),
  buildable: localised(
    'buildable',
    'à intensité modulable',
    'mit aufbaubarer Deckkraft',
    'بتغطية قابلة للتدرج',
  ),
  weightless: localised('weightless', 'en texture légère', 'mit leichter Textur', 'بقوام خفيف'),
  refillable: localised('refillable', 'en format rechargeable', 'im Nachfüllformat'),
  fragranceFree: localised('gentle', 'pour peaux sensibles', 'für empfindliche Haut'),
  daily: localised('daily', 'pour chaque jour', 'für jeden Tag'),
  night: localised('overnight', 'pour la nuit', 'für die Nacht'),
  rich: localised('rich', 'en texture riche', 'mit reichhaltiger Textur'),
  intense: localised(
    'intense',
    'en concentration intense',
    'in intensiver Konzentration',
    'بتركيز قوي',
  ),
  light: localised('fresh', 'en concentration légère', 'in leichter Konzentration'),
  mattGlazed: localised('matt-glazed', 'à glaçure mate', 'mit matter Glasur'),
  reactive: localised('reactive-glaze', 'à glaçure réactive', 'mit Reaktivglasur'),
  rawEdge: localised('raw-edged', 'à bord brut', 'mit unglasiertem Rand'),
  speckled: localised('speckled', 'à glaçure mouchetée', 'mit gesprenkelter Glasur'),
  ribbed: localised('ribbed', 'à cannelures', 'mit Rillen'),
  tall: localised('tall', 'en grande taille', 'in hoher Form'),
  low: localised('low', 'en forme basse', 'in niedriger Form'),
  piped: localised('piped', 'à passepoil', 'mit Paspel'),
  woven: localised('woven', 'à tissage apparent', 'mit sichtbarer Webstruktur'),
  oiled: localised('oiled', 'à finition huilée', 'mit geölter Oberfläche'),
  turned: localised('turned', 'à pieds tournés', 'mit gedrechselten Beinen'),
  plain: localised('classic', 'au style classique', 'im klassischen Stil'),
} as const satisfies Record<string, Localised>;

export type DetailKey = keyof typeof details;

export const printDetails: Readonly<Record<Print, Localised>> = {
  stripe: localised('striped', 'à rayures', 'mit Streifen', 'بنقشة مخططة'),
  check: localised('checked', 'à carreaux', 'mit Karomuster', 'بنقشة مربعات'),
  floral: localised('floral', 'à fleurs', 'mit Blumenmuster', 'بنقشة زهور'),
  spot: localised('spotted', 'à pois', 'mit Punkten', 'بنقشة منقطة'),
};
