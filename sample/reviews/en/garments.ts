/** English sentences about any garment: fit, seams, colour, wearing it. */

export const garments = `
# sized fit:true / fit
+ True to size: I am a {usual} everywhere and the {usual} [fits|is spot on].
+ [My usual {usual}|The {usual}] fits as if somebody had measured me.
+ Usual size, [no surprises|no drama]: {usual} ordered, {usual} kept.
+ I ordered the {usual} after reading the [size guide|measurements] and it was right first time, which [never|hardly ever] happens.
+ I hover between sizes and the {usual} [was the right call|is perfect]; no need to size up.
+ Fits where it should, without [pulling|straining] anywhere, in my normal {usual}.
= I am [a standard|usually a] {usual} and kept the {usual}.
= Ordered {size}, as always.
~ True to size, but [cut for somebody with no hips|I'd have liked a little more ease], so think about what you like.
~ The {usual} fits; I only wish there were a half size up for [the week after Christmas|big lunches].
- Technically my size, but [I look like a parcel|the shape is that of a pillowcase].
- Right size, wrong shape: [boxy where it should curve|it sticks out where I don't].
# sized fit:small / fit
+ Comes up [small|a little small]; I went from my usual {usual} to a {size} and now it is perfect.
+ Take the reviews seriously and go up one: {size} instead of {usual}, and I [love it|could not be happier].
+ I sized up to {size} on advice here, and [thank you|it was good advice].
~ Runs small. I am a {usual} and needed the {size}.
~ Cut on the neat side: the {usual} [went on but would not let me breathe|would not let me sit down], the {size} is right.
~ I had to swap my {usual} for a {size}, which cost me [a week|ten days].
~ Smaller than the size guide says, [by about a centimetre or two all round|at least on me]. Go up.
- I have been a {usual} for [ten|fifteen|twenty] years and could not [breathe out|get into this one].
- The sizing is [wishful|a joke]: my {usual} felt like a child's.
- Far too small in my usual {usual}, and by the time I knew, the {size} was [sold out|gone].
-S Too tight in the {usual}, still tight in the {size}. Both went back.
# sized fit:large / fit
+ Generous cut: I dropped from {usual} to {size} and [it is perfect|could not be happier].
+ Comes up large, so I took the {size} instead of my usual {usual}; [lovely|ideal] fit.
+ Roomy in the best way; I am normally a {usual} and the {size} [gives plenty of ease|still has room for lunch].
~ Runs large. The {usual} [hung off me|was a tent], the {size} is right.
~ Go down a size. I swapped {usual} for {size} and wish I had [read the reviews first|known before].
~ On the big side, above all round the middle; {size} instead of {usual} for me.
- Enormous. I am a {usual}, and two of me would have fitted in.
- Shapeless in my usual {usual}, and the {size} was [no better|only shorter].
-S I swam in the {usual}. Sent back, since [nothing smaller was left|the {size} had sold out].
# garment / make
+ [Neat seams inside and out|The inside is as neat as the outside], no loose threads anywhere.
+ I sew, so I turn everything inside out, and this one [passed|is properly finished].
+ Whoever made {them} [took their time|knew what they were doing]: flat seams, even stitching.
+ Nothing [scratches|rubs], not even the label, which I normally cut out first.
# garment !d:heavyweight / make
+ Feels [solid|substantial] without being heavy.
# garment / make
+L [A year|Eighteen months] of regular wear and every seam is where it was.
~ A loose thread or two at the hem, which I [snipped off|tied off myself].
~ The label is [scratchy|the size of a bus ticket] and had to go.
~ [One seam is slightly puckered|The hem was a bit wavy on mine]; a warm iron [put it right|mostly fixed it].
- A seam [opened|came undone] the [second|third] time I wore {them}.
- One side is a good [centimetre|two centimetres] longer than the other, and no, it isn't me.
- Threads hanging [everywhere|from every seam] straight out of the packet.
-S There was a [small hole|pulled thread] [near the hem|at the side seam] when I unpacked it.
# garment coloured / colour
+ The {colour} is [deeper|softer|richer] than on my screen, and better for it.
+ {colour} was a gamble with my [skin|hair|pale face] and it paid off.
+ I rarely wear {colour}; [this may change that|that has changed].
+ Exactly the {colour} in the pictures, in daylight and [under office lights|in lamplight].
+ Such a [good|flattering] {colour}, neither too bright nor too dull.
= I took it in {colour}.
= Mine is the {colour}.
~ The {colour} is [a shade duller|a little cooler|a bit paler] in real life, so look at the customer photos.
~ Wanted the {colour} to be a touch [warmer|stronger], but I have got used to it.
- The {colour} on the website and the {colour} in the parcel are [two different colours|not related].
-S {colour}? [Not in my house|Not in any light I own]. Returned.
# garment multi / colour
+F Now eyeing the {other}.
+F Loved the {colour} so much that I went back for {other}.
+F I bought {colour} first, then {other}, and I am [trying to be good|resisting a third].
# garment / style
+ Works with everything I already own, which [is the test, really|cannot be said of most things].
+ Dresses up, dresses down, [travels well|survives a suitcase]: I packed {them} for [Lisbon|Porto|Copenhagen|Edinburgh] and wore {them} every day.
+ I have worn {them} to the office, [to the pub|on the school run] and to [a christening|my niece's concert].
+ The kind of thing you [reach for without thinking|put on when you are late and still feel dressed].
+ Three people have asked where I got {them}, one of them [a stranger on the bus|my teenage daughter].
+ On my [second|third] week of wearing {them} far too often.
= I wear {them} mostly [to work|at weekends|for travelling].
~ Harder to wear than I thought: it took me [a while|three tries] to find [what goes with it|the right shoes].
- I have put {them} on [four|five] times and taken {them} off again [four|five] times.
# garment cotton,organic-cotton,jersey,loopback-cotton,linen,denim,stretch-denim,organic-denim,surplus-poplin,waffle-cotton,terry / care
+ Washed at thirty, hung up, [worn again next day|no ironing worth mentioning].
# garment lambswool,merino,wool-blend / care
+L Washed on the wool cycle [six|eight] times by now and still the size it was.
+ Hand-washed in cool water, dried flat on a towel, and [it came out like new|no drama whatever].
~ It has to be dried flat, and in a [small flat|house of four] that means [losing the table for a day|no dining table on Sundays].
- Bobbles [within a week|after three wears], wherever anything rubs.
- I followed the label, wool cycle and all, and it came out [a size smaller|fit for a child of ten].
# upper lambswool,merino,wool-blend / care
~L A little pilling under the arms after [five weeks|two months]; a [wool comb|de-bobbler] sorts it out in [five|ten] minutes.
# upper / style
+ Layers [nicely|well] under a [coat|jacket] without bunching at the arms.
# upper fit:true / fit
+ Sits [properly|neatly] on the shoulders, and I can lift my arms [without everything going with them|and nothing rides up].
# upper fit:small / fit
- Tight under the arms and across the back in the {usual}; I could not [reach the steering wheel|put my hair up].
# upper fit:large / fit
~ The shoulders [drop|sit low] on me in the {usual}; the {size} is where it should be.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
+L After [ten|a dozen|twenty] washes the colour is as good as new.
+ Went through the machine at thirty with the rest and came out [the same shape|as it went in].
+ Needs [hardly any|next to no] ironing if you hang it up damp.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:washed / care
~ It shrank [a touch|by about a centimetre] in length at the first wash, nothing more.
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:creaseResistant / care
~ You will need an iron, or [lower standards than mine|a relaxed attitude].
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin !d:washed / care
- After one wash at thirty the side seams [twisted round to the front|had wandered].
# garment cotton,organic-cotton,jersey,loopback-cotton,surplus-poplin / care
- Faded [badly|visibly] after [three|four] washes, and I wash [cool|everything at thirty].
# garment viscose,satin,crepe / care
+ Delicate cycle, inside out, hung over the bath: [dry by morning|ready to wear the next day].
+ I expected to baby it, but the delicate wash [is all it needs|does the job].
~ Cool iron, on the reverse only. I learnt that on [the hem|a corner], luckily.
- Water spots. A [few drops of rain|splash at the sink] and you can see [every one|each of them] until it is washed again.
- Delicate wash, as told, and it still came out [limp|with a pulled thread].
# garment linen / care
+ Softer after [every|each] wash; I dry it flat and [skip the iron|iron it damp, if at all].
+L [Two summers|A whole summer] of washing and it has only got [better|softer].
# garment linen !d:creaseResistant / care
~ It creases the minute you sit down, because it is linen; [I have stopped minding|make your peace with that].
# garment linen / care
~ Stiff out of the parcel; it took [two|three] washes to relax.
# garment linen !d:washed / care
- Shrank at the first wash, at thirty, and I [checked the dial twice|did everything the label says].
# garment linen / care
# garment linen / fabric
+ Proper linen, with [a bit of weight|some body], cool on the [hottest|stickiest] days.
+ The linen is [thick enough not to show anything|opaque, even in bright sun], and it breathes.
+ Thirty-[two|four] degrees in [Seville|Rome|Athens], and I felt [almost human|dressed and comfortable] in {them}.
# garment linen !d:creaseResistant / fabric
+ Crumples [elegantly|as linen should], which I like.
# garment linen / fabric
~ The linen has slubs and one or two thick threads; [I like that, others may not|that is linen].
# garment linen !d:heavyweight,d:lined / fabric
- Thinner linen than I expected, and [see-through with the light behind it|you can read a newspaper through it].
# garment linen / fabric
# garment linen upper / fabric
~ Slightly [scratchy|coarse] against bare skin to begin with.
# garment viscose / fabric
+ The viscose [hangs beautifully|falls like water] and is cool on the skin.
+ Moves when I move, and does not [cling|stick to tights].
# garment viscose !d:creaseResistant / fabric
~ Viscose being viscose, it creases where you sit.
# garment viscose / fabric
- It clings to [everything|every bump], and the static in winter is [something else|remarkable].
# garment satin / fabric
+ A heavy satin with a soft shine, [nothing cheap about it|more candle than disco ball].
+ Smooth inside as well, [so it slides over tights|and cool against bare skin].
+ You would not guess that it is [recycled polyester|polyester at all].
~ Warm to dance in: satin is not [a breathing fabric|made for August].
~ It catches on [everything|rough hands and rings], so mind your nails.
- Too shiny. In flash photographs I look [gift-wrapped|like a boiled sweet].
- It snagged on [a chair|my ring] the first evening and the pull [shows|is right in front].
# garment crepe / fabric
+ The crepe has a dry, matt handle and [just enough give|a little stretch] for a long day sitting down.
+ Came out of the suitcase [without a crease|as it went in], so it has become my travelling outfit.
+ Good weight to the crepe: it swings, and [skims|it does not cling].
~ Rather warm, as you would expect of polyester crepe; [I keep it for winter|not one for July].
- The crepe [feels|looks] synthetic close up, and it [crackles with static|rustles].
# garment cotton,organic-cotton !waffle-cotton / fabric
+ Soft [from the first day|straight out of the parcel], and not thin.
+ A good weight of cotton: [not see-through, not stiff|it holds its line].
+ Nice dense cotton that [keeps its shape|does not go limp] by the afternoon.
~ Softer than I expected, which also means [less crisp|a bit less structure].
# garment cotton,organic-cotton !waffle-cotton !d:heavyweight,d:lined / fabric
~ Slightly thinner than [the one I bought two years ago|I remember], I think.
# garment cotton,organic-cotton !waffle-cotton / fabric
# garment cotton,organic-cotton !waffle-cotton !d:heavyweight,d:lined / fabric
- Thin. In {colour}, with the light behind me, [you can see everything|nothing is left to the imagination].
# garment cotton,organic-cotton !waffle-cotton / fabric
- The cotton went [stiff|baggy] after [one wash|a few hours], and never recovered.
# garment jersey !mens / fabric
+ Thick jersey, [properly opaque|not a hint of show-through], even over a dark bra.
# garment jersey / fabric
+ The jersey springs back: [nothing baggy|no sagging by evening].
+ Stretchy enough to [do yoga in|sleep on a train in], smart enough to be seen.
~ It does attract [dog hair|fluff], in {colour} above all.
- It has [gone out of shape|lost its stretch] already, after [five|six] weeks.
# garment loopback-cotton / fabric
+ Thick loopback inside, [warm without overheating|cosy without being a duvet].
+ Weighty cotton loopback, like the ones I had [at school|in the nineties].
~ Sheds [a bit of fluff|fluff] for the first wash or two.
- The inside has gone [hard|rough] after washing; it was lovely for [a week|ten days].
# garment merino / fabric
# garment merino !d:chunky / fabric
+ Merino so fine that I wear it [next to the skin|straight on the skin], and I itch at everything.
# garment merino / fabric
+ Warm on the [platform|bike], not too hot [on the train|in the office]: merino is clever stuff.
+ Doesn't smell after [two|three] days of wear, [which my rucksack and I appreciate|as merino shouldn't].
# garment merino !d:chunky / fabric
~ Very fine merino, so [watch out for bag straps and Velcro|mind your rings].
# garment merino / fabric
- A hole at the [cuff|hem] after [a month|six weeks], and [no, not moths|we have no moths].
# garment lambswool / fabric
+ Lovely soft lambswool, [no itch even on the neck|hardly any itch].
+ Really warm. I walk [a dog|two dogs] at six in the morning and this [is all I need under a coat|keeps the wind out].
+ It smells faintly of [sheep|wool] when damp, which I count in its favour.
~ I need a [T-shirt|long sleeve] underneath, as lambswool tickles me.
- Scratchy. I lasted [an hour|until lunch].
# upper wool-blend / fabric
+ Warm and light, and the cuffs [have not stretched|stay put], which I put down to the polyamide.
# garment wool-blend / fabric
+ The mix of wool and polyamide [is easy to live with|holds its shape very well].
~ I would have liked more wool in the mix; sixty per cent is [all right, no more|a compromise].
- You notice the polyamide: it [squeaks|feels dry], and it is not as warm as I'd hoped.
# garment p:stripe / colour
+ The stripes [meet at the seams|match at the side seams], front to back, which I [always|really do] check.
~ From a distance the stripes [flicker a bit|dance] on video calls, so I have been told.
# garment p:floral / colour
+ The flowers look painted, [not printed|with brush marks and everything], and the {colour} ground suits them.
+ A floral for people who [don't do florals|are not sure about florals].
~ Busier in person than in the picture; [I wear it with plain things|keep the rest plain].
# garment p:check / colour
+ A calm, wide check. [My mother approves|It looks expensive].
- The check is cut anyhow: it [does not meet|jumps] at the side seams.
# garment p:spot / colour
+ The spots are small and even, [cheerful without being loud|more Paris than playroom].
~ Small spots on {colour}: [sweet, perhaps a little too sweet|charming, but not for every day].
# dress,skirt d:lined / make
+ Lined all the way down, [so I need no slip|and the lining does not ride up].
+ The lining is light and smooth, [and not that squeaky kind|cool on the skin].
~ I wish the lining were [a little longer|a centimetre or two longer].
- The lining is [shorter|tighter] than the rest and [rides up|rustles] with every step.
# garment d:washed / colour
+ The washed finish makes {them} look as if I had owned {them} [for years|since college], in a good way.
# garment d:heavyweight / fabric
+ Heavy in the hand, and it hangs [the way cheap ones never do|beautifully because of that].
~ Heavier than I am used to; too much for [July|the warmer days].
# garment d:lightweight / fabric
+ So light that I [forget|barely notice] I have {them} on, and dry again [in an hour|before lunch].
# garment d:creaseResistant / care
+ Rolled up in hand luggage for [nine hours|two flights] and hardly a crease.
# garment d:brushed / fabric
+ Brushed inside and [warm straight away|like putting on a hug].
# garment d:softTouch / fabric
+ Everyone who sees it has to touch it, which is [odd but fair|the idea, I suppose].
`;
